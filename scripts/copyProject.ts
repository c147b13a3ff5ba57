import {copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from './run';

/** Files that the copy creates itself, and those that no build needs. */
const NOT_COPIED = new Set([
  '.docusaurus',
  '.git',
  'bench',
  'build',
  'gallery',
  'node_modules',
  'reports',
  'test-results',
]);

/** Tries a hard link first: it is much faster than a copy, but works only on the same disk. */
function linkOrCopyFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Creates a copy of a folder by hard links, so both share the content of their files. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to);
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

/**
 * Copies the project with its packages, but without a build, to a new folder. The packages share their
 * content with the originals: never edit them in the copy.
 * @param name beginning of the folder's name
 * @param root of the project, or of another state of it
 * @returns the absolute path of the copy, which the caller removes
 */
export function copyProject(name: string, root = ROOT): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  for (const entry of readdirSync(root)) {
    if (!NOT_COPIED.has(entry)) {
      cpSync(path.join(root, entry), path.join(copy, entry), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
    }
  }
  linkTree(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
