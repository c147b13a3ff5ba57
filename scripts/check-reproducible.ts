import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from './copyProject';
import {build, ROOT} from './run';

/** The name of the bundler's runtime, which all pages load. */
const RUNTIME = /runtime~main\.[0-9a-f]{8}/g;

/**
 * A file without what depends on the folder of the build. The minifier names the variables of the runtime by how
 * often each letter occurs in it, and counts hashes that the bundler replaces later on.
 */
function comparable(name: string, content: Buffer): Buffer | string {
  if (!/\.(?:html|js)$/.test(name)) {
    return content;
  }
  const text = content.toString('utf8').replace(RUNTIME, 'runtime');
  return name.search(RUNTIME) < 0 ? text : text.replace(/\b[a-z]\b/g, '_');
}

/** The hash of every file below a folder, by its relative path. Compressed copies follow from the others. */
function hashFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(
    (it) => it.isFile() && !/\.(?:br|gz)$/.test(it.name),
  );
  return new Map(
    files.map(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      const content = comparable(name, readFileSync(file));
      const hash = createHash('sha256').update(content).digest('hex');
      return [path.relative(folder, file).replace(RUNTIME, 'runtime'), hash];
    }),
  );
}

/** The files that differ between two folders, or exist in only one of them. */
function differences(folderA: string, folderB: string): string[] {
  const a = hashFiles(folderA);
  const b = hashFiles(folderB);
  return [...new Set([...a.keys(), ...b.keys()])].filter((it) => a.get(it) !== b.get(it)).sort();
}

/**
 * Builds the project a second time and compares the files with `build/`: from another folder, in whose path there
 * are a space and letters beyond ASCII, and without the history.
 * @throws when there is no build to compare with, and when the second build fails.
 */
export function checkReproducible(): boolean {
  if (!existsSync(path.join(ROOT, 'build'))) {
    throw new Error('There is no build to compare with; run "npm run build" first.');
  }
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

if (require.main === module) {
  process.exitCode = checkReproducible() ? 0 : 1;
}
