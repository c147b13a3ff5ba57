import {copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from './run';

/** What a build or a test run makes again. */
const MADE_HERE = new Set(['.docusaurus', 'build', 'node_modules', 'test-results']);

/** Hard links take a second where copies take many; another disk allows copies only. */
function linkOrCopyFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Makes a new folder with the same files in it, which share their content with the originals. */
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
 * Copies the project, with its packages but without what a build makes, to a new folder. Its history
 * comes along, since pages show dates from it.
 * The copied packages share their content with the originals: never edit them there.
 * @param name for whoever finds the folder
 * @param leftOut further names in the project's folder that are not copied
 * @returns the absolute path of the copy, which the caller removes
 */
export function copyProject(name: string, leftOut: readonly string[] = []): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  for (const entry of readdirSync(ROOT)) {
    if (!MADE_HERE.has(entry) && !leftOut.includes(entry)) {
      // Packages that the measurements installed for themselves stay behind.
      const filter = (source: string) => path.basename(source) !== 'node_modules';
      cpSync(path.join(ROOT, entry), path.join(copy, entry), {recursive: true, filter});
    }
  }
  linkTree(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
