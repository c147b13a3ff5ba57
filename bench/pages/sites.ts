import {copyFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyProject, linkTree} from '../../scripts/copyProject';
import {ROOT} from '../../scripts/run';
import {BUILD_DIR} from '../lib/paths';
import {installPeers} from '../lib/peers';
import {listSections} from './listSections';
import {readTwins, type PlainPage} from './readTwins';
import {fileOf, writePages} from './writePages';

/** One of the sites that are compared. */
export interface Site {
  id: string;
  name: string;
  /** Fills the folder in which the site is built, and returns it. */
  prepare: (parent: string) => string;
  /** The program that builds it, from the folder of its packages. */
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Its packages are its own, not those of `bench/peers-pages`. */
  hasOwnPackages?: true;
  /** Where the finished site is, and what a cold build does not find. */
  outDir: string;
  caches: readonly string[];
  /** Selector of the links of search hits; without one, the site is built and nothing else. */
  hits?: string;
}

const PEERS = 'peers-pages';
const SOURCES = path.join(ROOT, 'bench/pages/sites');
const FAVICON = path.join(ROOT, 'static/img/logo.svg');

const docusaurus = {
  command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  outDir: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
};

export const sites: readonly Site[] = [
  {
    ...docusaurus,
    id: 'manual',
    name: 'This manual',
    prepare: (parent) =>
      copyProject(path.join(path.basename(parent), 'manual'), ['bench', 'tests']),
    hasOwnPackages: true,
    hits: '.DocSearch-Hit a',
  },
  {
    ...docusaurus,
    id: 'stock',
    name: 'Docusaurus 3.7.0 classic with Algolia',
    prepare: (parent) => prepareStock(parent, 'stock'),
    hits: '.DocSearch-Hit a',
  },
  {
    ...docusaurus,
    id: 'stock-faster',
    name: 'the same with `experimental_faster`',
    prepare: (parent) => prepareStock(parent, 'stock-faster'),
    env: {STOCK_FASTER: '1'},
  },
  {
    id: 'vitepress',
    name: 'VitePress 1.6.4 with local search',
    prepare: (parent) => {
      const {folder, pages} = newSite(parent, 'vitepress', 'vitepress');
      writePages(pages, {contentDir: folder, root: '/', withHeading: true});
      addFavicon(path.join(folder, 'public'));
      return folder;
    },
    command: ['vitepress/bin/vitepress.js', 'build'],
    outDir: '.vitepress/dist',
    caches: ['.vitepress/cache', '.vitepress/.temp'],
    hits: '.VPLocalSearchBox a.result',
  },
  {
    id: 'starlight',
    name: 'Starlight 0.42.4 (Astro 7.3.5, Pagefind)',
    prepare: (parent) => {
      const {folder, pages} = newSite(parent, 'starlight', 'starlight');
      const contentDir = path.join(folder, 'src/content/docs');
      writePages(pages, {contentDir, root: '/', withHeading: false});
      addFavicon(path.join(folder, 'public'));
      return folder;
    },
    command: ['astro/bin/astro.mjs', 'build'],
    env: {ASTRO_TELEMETRY_DISABLED: '1'},
    outDir: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    hits: '.pagefind-ui__result a',
  },
];

/** A folder in which the packages of the peers are found, as each site's own would be. */
export function createParent(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  linkTree(path.join(installPeers(PEERS), 'node_modules'), path.join(parent, 'node_modules'));
  return parent;
}

/** A site with our settings for it and the list of its pages, which it does not hold yet. */
function newSite(
  parent: string,
  source: string,
  id: string,
): {folder: string; pages: readonly PlainPage[]} {
  const folder = path.join(parent, id);
  cpSync(path.join(SOURCES, source), folder, {recursive: true});
  // Astro reads from it which packages it has to compile.
  copyFileSync(path.join(ROOT, 'bench', PEERS, 'package.json'), path.join(folder, 'package.json'));
  const pages = readTwins(BUILD_DIR);
  writeFileSync(path.join(folder, 'sections.json'), JSON.stringify(listSections(pages)));
  return {folder, pages};
}

/** The template as `create-docusaurus` holds it, its style and pictures included. */
function prepareStock(parent: string, id: string): string {
  const {folder, pages} = newSite(parent, 'stock', id);
  const template = path.join(parent, 'node_modules/create-docusaurus/templates/shared');
  for (const part of ['static', 'src/css']) {
    cpSync(path.join(template, part), path.join(folder, part), {recursive: true});
  }
  const others = pages.filter(({route}) => fileOf(route, '/docs/') === null);
  writePages(pages, {contentDir: path.join(folder, 'docs'), root: '/docs/', withHeading: false});
  writePages(others, {contentDir: path.join(folder, 'src/pages'), root: '/', withHeading: true});
  return folder;
}

function addFavicon(folder: string): void {
  mkdirSync(folder, {recursive: true});
  copyFileSync(FAVICON, path.join(folder, 'favicon.svg'));
}
