import {copyFileSync, cpSync} from 'node:fs';
import path from 'node:path';
import {newSite} from './newSite';
import type {PlainPage} from './readTwins';
import {fileOf, writePages} from './writePages';

const TEMPLATES = 'node_modules/create-docusaurus/templates';

/**
 * Makes the classic template of `create-docusaurus`, with its style, pictures and list of browsers, and
 * with the pages of this manual, or those that are given, in place of its samples.
 */
export function prepareStock(parent: string, given?: readonly PlainPage[]): string {
  const {folder, pages} = newSite(parent, 'stock', given);
  const templates = path.join(parent, TEMPLATES);
  copyFileSync(path.join(templates, 'classic/package.json'), path.join(folder, 'package.json'));
  for (const part of ['static', 'src/css']) {
    cpSync(path.join(templates, 'shared', part), path.join(folder, part), {recursive: true});
  }
  const docs = path.join(folder, 'docs');
  const others = pages.filter(({route}) => fileOf(route, '/docs/') === null);
  writePages(pages, {contentDir: docs, root: '/docs/', withHeading: false});
  writePages(others, {contentDir: path.join(folder, 'src/pages'), root: '/', withHeading: true});
  return folder;
}
