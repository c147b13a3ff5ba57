import {existsSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';

/** A folder that is in every finished build and nowhere else. A folder that has it may be replaced. */
const MARK = '_hosting';

/**
 * Finds the folder for a build. A build replaces everything in it, so nothing else may be there.
 * @param given path from the root of the project, as a person typed it
 * @param root absolute path of the project
 * @throws a sentence when the folder holds something else than a build
 */
export function resolveOutDir(given: string, root: string): string {
  const outDir = path.resolve(root, given);
  if (existsSync(outDir) && !mayBeReplaced(outDir)) {
    throw new Error(
      `The build cannot be written to "${given}": something is there that no build wrote. Choose a folder that is new, empty, or an earlier build.`,
    );
  }
  return outDir;
}

function mayBeReplaced(file: string): boolean {
  const files = statSync(file).isDirectory() ? readdirSync(file) : [file];
  return files.length === 0 || files.includes(MARK);
}

/**
 * Puts a finished folder in the place of another one, which may not exist. Whoever reads files there finds those
 * of one or the other.
 */
export function replaceFolder(folder: string, finished: string): void {
  const old = `${folder}.old`;
  rmSync(old, {recursive: true, force: true});
  if (existsSync(folder)) {
    renameSync(folder, old);
  }
  renameSync(finished, folder);
  rmSync(old, {recursive: true, force: true});
}
