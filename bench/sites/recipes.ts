import path from 'node:path';
import {copyManual} from '../lib/copyManual';
import {addFavicon, newSite} from './newSite';
import {prepareStock} from './prepareStock';
import type {Recipe} from './types';
import {writePages} from './writePages';

const docusaurus = {
  outDir: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
} as const;

export const manual: Recipe = {
  ...docusaurus,
  id: 'manual',
  name: 'This manual',
  prepare(parent) {
    const folder = path.join(parent, 'manual');
    copyManual(folder);
    return folder;
  },
  command: ['tsx/dist/cli.mjs', 'scripts/build.ts'],
  hasOwnPackages: true,
  reader: {hits: '.DocSearch-Hit a', results: '.DocSearch-Dropdown', ready: 'docusaurus'},
};

const stock: Recipe = {
  ...docusaurus,
  id: 'stock',
  name: 'Docusaurus 3.7.0 classic with Algolia',
  prepare: (parent) => prepareStock(parent, 'stock'),
  command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  reader: {hits: '.DocSearch-Hit a', results: '.DocSearch-Dropdown', ready: 'docusaurus'},
};

/**
 * The stock template, built by Rspack as this manual is.
 * @param generated how many generated pages are added
 */
export function stockOnRspack(generated = 0): Recipe {
  return {
    ...docusaurus,
    id: 'stock-faster',
    name: 'the same with `experimental_faster`',
    prepare: (parent) => prepareStock(parent, `stock-faster-${generated}`, generated),
    command: stock.command,
    env: {STOCK_FASTER: '1'},
  };
}

const vitepress: Recipe = {
  id: 'vitepress',
  name: 'VitePress 1.6.4 with local search',
  prepare(parent) {
    const {folder, pages} = newSite(parent, 'vitepress');
    writePages(pages, {contentDir: folder, root: '/', withHeading: true});
    addFavicon(path.join(folder, 'public'));
    return folder;
  },
  command: ['vitepress/bin/vitepress.js', 'build'],
  outDir: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  reader: {hits: '.VPLocalSearchBox a.result', results: '.VPLocalSearchBox .results', ready: 'vue'},
};

const starlight: Recipe = {
  id: 'starlight',
  name: 'Starlight 0.42.4 (Astro 7.3.5, Pagefind)',
  prepare(parent) {
    const {folder, pages} = newSite(parent, 'starlight');
    const contentDir = path.join(folder, 'src/content/docs');
    writePages(pages, {contentDir, root: '/', withHeading: false});
    addFavicon(path.join(folder, 'public'));
    return folder;
  },
  command: ['astro/bin/astro.mjs', 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  outDir: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  reader: {hits: '.pagefind-ui__result a', results: '.pagefind-ui__drawer', ready: 'scripts'},
};

/** Every site, in the order of the tables. */
export const recipes: readonly Recipe[] = [manual, stock, stockOnRspack(), vitepress, starlight];
