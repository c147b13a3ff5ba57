import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The content of every file below a folder, by its path in that folder. */
export function readFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true});
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}
