import {rmSync} from 'node:fs';
import path from 'node:path';
import {linkTree} from '../../scripts/copyProject';

/**
 * Makes the same packages available in another folder, without their caches. The files are hard links:
 * never edit them there.
 * @param modules a folder `node_modules`
 * @param folder gets a `node_modules` of its own
 */
export function linkPackages(modules: string, folder: string): void {
  const target = path.join(folder, 'node_modules');
  linkTree(modules, target);
  rmSync(path.join(target, '.cache'), {recursive: true, force: true});
}
