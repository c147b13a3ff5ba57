import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** This package. */
export const BENCH = path.resolve(__dirname, '..');

/** The manual that is measured. */
export const ROOT = path.resolve(BENCH, '..');

export const BUILD_DIR = path.join(ROOT, 'build');

/** The packages of this package: tools, and the programs that are compared. */
export const MODULES = path.join(BENCH, 'node_modules');

/** What the measurements write. Git and the checks of the project ignore `node_modules`. */
const WORK_DIR = path.join(MODULES, '.cache/manual-bench');

/** The path of a folder to work in. It may not exist yet. */
export function workFolder(name: string): string {
  return path.join(WORK_DIR, name);
}

/** Makes an empty folder to work in. @returns its path */
export function emptyFolder(name: string): string {
  const folder = workFolder(name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** Copies the built manual, for programs that write into it. @returns the path of the copy */
export function copyBuild(name: string): string {
  const folder = emptyFolder(name);
  cpSync(BUILD_DIR, folder, {recursive: true});
  return folder;
}
