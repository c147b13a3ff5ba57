import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/run';

export const BUILD_DIR = path.join(ROOT, 'build');

/** What the measurements write. Under `node_modules`, where no check of the project looks. */
const WORK_DIR = path.join(ROOT, 'node_modules/.cache/manual-bench');

/** An empty folder of that name to work in. */
export function emptyFolder(name: string): string {
  const folder = path.join(WORK_DIR, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** A copy of the built manual, for engines that write their index into it. */
export function copyBuild(name: string): string {
  const folder = emptyFolder(name);
  cpSync(BUILD_DIR, folder, {recursive: true});
  return folder;
}
