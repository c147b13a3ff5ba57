import {existsSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * A folder that every finished build has and nothing else does. A folder that contains it may be replaced.
 */
const MARK = '_hosting';

/**
 * Resolves the output folder of a build. A build replaces everything in it, so it must not contain anything
 * else.
 * @param given path from the root of the project, as a person typed it
 * @param root absolute path of the project
 * @throws with a message if the folder contains something other than a build
 */
export function resolveOutDir(given: string, root: string): string {
  const outDir = path.resolve(root, given);
  if (existsSync(outDir) && !mayBeReplaced(outDir)) {
    throw new Error(
      `The build cannot be written to "${given}": it contains files that are not from a build. Choose a folder that is new, empty, or an earlier build.`,
    );
  }
  return outDir;
}

function mayBeReplaced(file: string): boolean {
  const files = statSync(file).isDirectory() ? readdirSync(file) : [file];
  return files.length === 0 || files.includes(MARK);
}

/**
 * Replaces a folder, which may not exist yet, by a finished one. Programs that read from it meanwhile find
 * the files of either the old or the new one.
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
