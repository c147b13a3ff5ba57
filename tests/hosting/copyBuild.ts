import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {linkTree} from '../../scripts/copyProject';
import {BUILD_DIR} from '../build/site';

/** Copies the build to a new folder, with a hidden file that somebody uploaded by accident. */
export function copyBuild(folder: string): void {
  mkdirSync(path.dirname(folder), {recursive: true});
  linkTree(BUILD_DIR, folder);
  mkdirSync(path.join(folder, '.git'));
  writeFileSync(path.join(folder, '.git/readme.md'), 'secret');
  writeFileSync(path.join(folder, 'docs/.env'), 'secret');
}
