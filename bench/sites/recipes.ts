import path from 'node:path';
import {addFavicon, newSite} from './newSite';
import {prepareStock} from './prepareStock';
import type {Recipe} from './types';
import {writePages} from './writePages';

const stock: Recipe = {
  id: 'stock',
  name: 'Docusaurus 3.7.0 classic with Algolia',
  prepare: (parent) => prepareStock(parent),
  command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  outDir: 'build',
  results: null,
  ready: 'docusaurus',
};

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
  results: '.VPLocalSearchBox .results',
  ready: 'vue',
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
  outDir: 'dist',
  results: '.pagefind-ui__drawer',
  ready: 'scripts',
};

/** The compared sites, in the order of the tables. */
export const recipes: readonly Recipe[] = [stock, vitepress, starlight];
