import {existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';

/** A folder that is in every finished build and nowhere else. A folder that has it may be replaced. */
const MARK = '_hosting';

/** A folder of the project that holds nothing but what tests wrote. */
const TEST_RESULTS = 'test-results';

/**
 * Finds the folder for a build. A build replaces everything in it, so nothing else may be there.
 * @param given path from the root of the project, as a person typed it
 * @param root absolute path of the project
 * @returns an absolute path without symbolic links
 * @throws a sentence when the folder holds or belongs to something else than a build
 */
export function resolveOutDir(given: string, root: string): string {
  const outDir = realPath(path.resolve(root, given));
  const project = realpathSync(root);
  const refuse = (reason: string) =>
    new Error(
      `The build cannot be written to "${given}": ${reason}. Choose a folder that is new, empty, or an earlier build.`,
    );
  if (isInside(project, outDir)) {
    throw refuse('it is the folder of the project, or one around it');
  }
  const [top = '', ...below] = path.relative(project, outDir).split(path.sep);
  const isBelowTop = isInside(outDir, project) && below.length > 0 && top !== TEST_RESULTS;
  if (isBelowTop && isTaken(path.join(project, top))) {
    throw refuse(`it is inside ${top}, a folder of the project`);
  }
  if (isTaken(outDir)) {
    throw refuse('something is there that no build wrote');
  }
  return outDir;
}

/** Whether a path is a folder or inside it. */
function isInside(inner: string, folder: string): boolean {
  const relative = path.relative(folder, inner);
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}

/** Whether something is there that is not a build. */
function isTaken(file: string): boolean {
  if (!existsSync(file)) {
    return false;
  }
  const files = statSync(file).isDirectory() ? readdirSync(file) : [file];
  return files.length > 0 && !files.includes(MARK);
}

/** The path without symbolic links, also if its end does not exist yet. */
function realPath(file: string): string {
  return existsSync(file)
    ? realpathSync(file)
    : path.join(realPath(path.dirname(file)), path.basename(file));
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
