import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The paths of the files that are in one of two folders only, or differ. */
export function findDifferences(folderA: string, folderB: string): string[] {
  const a = hashFiles(folderA);
  const b = hashFiles(folderB);
  return [...new Set([...a.keys(), ...b.keys()])].filter((it) => a.get(it) !== b.get(it)).sort();
}

/** The hash of every file below a folder, by its path inside the folder. */
function hashFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((it) =>
    it.isFile(),
  );
  return new Map(
    files.map(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [path.relative(folder, file), hash];
    }),
  );
}
