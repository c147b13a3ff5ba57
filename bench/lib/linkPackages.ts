import {copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

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

function linkTree(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      linkTree(source, target);
    } else if (entry.isSymbolicLink()) {
      cpSync(source, target, {verbatimSymlinks: true});
    } else {
      linkOrCopyFile(source, target);
    }
  }
}

/** Links are a hundred times faster than copies, but only possible on the same disk. */
function linkOrCopyFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
