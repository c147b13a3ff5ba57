import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildInto, ROOT} from './run';

/** The content of every file below a folder, by its relative path. */
function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((it) => it.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]));
}

/** The files that differ between two folders, or exist in only one of them. */
function differences(folderA: string, folderB: string): string[] {
  const a = readFolder(folderA);
  const b = readFolder(folderB);
  return [...new Set([...a.keys(), ...b.keys()])].filter((it) => a.get(it) !== b.get(it)).sort();
}

/**
 * Builds the project a second time and compares the files with `build/`. It builds in the same folder, because
 * the number that Docusaurus gives to a picture depends on the path of the folder.
 * @throws if the second build fails
 */
export function checkReproducible(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'manual-again-'));
  const outDir = path.join(folder, 'build');
  try {
    if (!buildInto(outDir)) {
      throw new Error('The second build failed.');
    }
    const different = differences(path.join(ROOT, 'build'), outDir);
    console.log(
      different.length > 0
        ? `Two builds differ in ${different.length} files:\n${different.join('\n')}`
        : 'Two builds give identical files.',
    );
    return different.length === 0;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
