import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from './copyProject';
import {build, ROOT} from './run';

/** The name of the bundler's runtime, which all pages load. */
const RUNTIME = /runtime~main\.[0-9a-f]{8}/g;

/**
 * Removes from a file what depends on the folder of the build. The minifier names the variables of the
 * runtime by how often each letter occurs, and it counts hashes that the bundler replaces later.
 */
function readComparable(file: string): string {
  if (!/\.(?:html|js)$/.test(file)) {
    return readFileSync(file, 'latin1');
  }
  const text = readFileSync(file, 'utf8').replace(RUNTIME, 'runtime');
  return file.search(RUNTIME) < 0 ? text : text.replace(/\b[a-z]\b/g, '_');
}

/** The content of every file below a folder, by its relative path. Compressed copies follow from the others. */
function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((it) => it.isFile() && !/\.(?:br|gz)$/.test(it.name))
    .map(({parentPath, name}) => path.join(parentPath, name));
  return new Map(
    files.map((file) => [
      path.relative(folder, file).replace(RUNTIME, 'runtime'),
      readComparable(file),
    ]),
  );
}

/** The files that differ between two folders, or exist in only one of them. */
function differences(folderA: string, folderB: string): string[] {
  const a = readFolder(folderA);
  const b = readFolder(folderB);
  return [...new Set([...a.keys(), ...b.keys()])].filter((it) => a.get(it) !== b.get(it)).sort();
}

/**
 * Builds the project a second time and compares the files with `build/`. The second build runs without the
 * git history, in a folder whose path has a space and non-ASCII letters.
 * @throws if the second build fails
 */
export function checkReproducible(): boolean {
  const copy = copyProject('my manual – ä');
  try {
    if (!build(copy)) {
      throw new Error('The second build failed.');
    }
    const different = differences(path.join(ROOT, 'build'), path.join(copy, 'build'));
    console.log(
      different.length > 0
        ? `Two builds differ in ${different.length} files:\n${different.join('\n')}`
        : 'Two builds from two folders give identical files.',
    );
    return different.length === 0;
  } finally {
    rmSync(copy, {recursive: true});
  }
}
