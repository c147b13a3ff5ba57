import {copyFileSync, cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BENCH, BUILD_DIR, ROOT} from '../lib/paths';
import {listSections} from './listSections';
import {readTwins, type PlainPage} from './readTwins';

const SETTINGS = path.join(BENCH, 'sites/settings');

/**
 * Makes a folder with our settings for a generator and `sections.json`, from which the settings make
 * the sidebars.
 * @param id name of the folder in `settings/`, and of the new folder inside `parent`
 * @param pages those of the finished build, unless others are given
 * @returns the folder, and the pages that the site gets
 */
export function newSite(
  parent: string,
  id: string,
  pages: readonly PlainPage[] = readTwins(BUILD_DIR),
): {folder: string; pages: readonly PlainPage[]} {
  const folder = path.join(parent, id);
  cpSync(path.join(SETTINGS, id), folder, {recursive: true});
  // Astro reads from it which packages it has to compile.
  copyFileSync(path.join(BENCH, 'package.json'), path.join(folder, 'package.json'));
  writeFileSync(path.join(folder, 'sections.json'), JSON.stringify(listSections(pages)));
  return {folder, pages};
}

/** Adds the icon of this manual to a folder of static files. */
export function addFavicon(folder: string): void {
  mkdirSync(folder, {recursive: true});
  copyFileSync(path.join(ROOT, 'static/img/logo.svg'), path.join(folder, 'favicon.svg'));
}
