import {copyFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unpack} from '../../src/plugins/search-index/shared/indexFormat';
import type {SearchIndexFile} from '../../src/plugins/search-index/types';
import {run} from '../../scripts/run';
import {bundle} from '../lib/bundle';
import {BUILD_DIR, copyBuild} from '../lib/paths';
import {installPeers, requirePeer} from '../lib/peers';
import type {PlainRecord} from './browser/minisearch';

export interface EngineSource {
  /** Folder of the engine on the server. */
  id: string;
  name: string;
  /** Reads the built pages, and writes index and browser code of the engine. */
  prepare: (outDir: string) => Promise<void>;
}

const INDEX_FILE = 'search-index.json';

export const engines: readonly EngineSource[] = [
  {id: 'ours', name: 'This manual', prepare: (outDir) => prepareOurs(outDir, builtIndex())},
  {id: 'pagefind', name: 'Pagefind 1.6.0', prepare: preparePagefind},
  {id: 'search-local', name: 'docusaurus-search-local 0.55.3', prepare: prepareSearchLocal},
  {
    id: 'minisearch-defaults',
    name: 'MiniSearch 7.2.0, its defaults',
    prepare: (outDir) => prepareMiniSearch(outDir, 'minisearch-defaults'),
  },
  {
    id: 'minisearch-vitepress',
    name: "MiniSearch 7.2.0, VitePress's options",
    prepare: (outDir) => prepareMiniSearch(outDir, 'minisearch-vitepress'),
  },
];

function builtIndex(): SearchIndexFile {
  return JSON.parse(readFileSync(path.join(BUILD_DIR, INDEX_FILE), 'utf8')) as SearchIndexFile;
}

/** The manual's own client, and an index file for it. */
export async function prepareOurs(outDir: string, index: SearchIndexFile): Promise<void> {
  writeFileSync(path.join(outDir, INDEX_FILE), JSON.stringify(index));
  await bundle('bench/search/browser/ours.ts', outDir);
}

/** Our records, each with its texts in full, as MiniSearch's own examples take them. */
async function prepareMiniSearch(outDir: string, entry: string): Promise<void> {
  const records = unpack(builtIndex()).map(
    ({url_without_anchor, hierarchy, content}, id): PlainRecord => {
      const {lvl0, lvl1, ...headings} = hierarchy;
      return {
        id,
        path: new URL(url_without_anchor).pathname,
        title: [lvl0, lvl1].join(' '),
        headings: Object.values(headings).filter(Boolean).join(' '),
        text: content ?? '',
      };
    },
  );
  writeFileSync(path.join(outDir, 'records.json'), JSON.stringify(records));
  await bundle(`bench/search/browser/${entry}.ts`, outDir);
}

/** What is no text of the page, by the selectors that our own parser leaves out. */
const PAGEFIND_IGNORED =
  'nav, button, .hash-link, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-footer, [aria-hidden=true]';

/** Runs Pagefind's program over the pages. Its words are taken from `main` alone, which helps it. */
async function preparePagefind(outDir: string): Promise<void> {
  const site = copyBuild('site-for-pagefind');
  const command = [
    path.join(installPeers('peers'), 'node_modules/.bin/pagefind'),
    `--silent --site "${site}" --output-path "${outDir}"`,
    `--root-selector main --exclude-selectors "${PAGEFIND_IGNORED}" --glob "docs/**/*.html"`,
  ].join(' ');
  if (!run(command)) {
    throw new Error('Pagefind could not index the build; see above.');
  }
  await bundle('bench/search/browser/pagefind.ts', outDir);
}

/** The plugin of `@easyops-cn/docusaurus-search-local`, as far as it is called here. */
interface SearchLocal {
  default: (context: object, options: object) => {postBuild: (props: object) => Promise<void>};
  validateOptions: (input: {
    options: object;
    validate: (schema: {validate: (options: object) => {value: object}}, options: object) => object;
  }) => object;
}

/**
 * Runs the plugin's own `postBuild` over the pages with its default options, and bundles the module
 * and the worker that its search bar calls. Only the search bar itself is missing.
 */
async function prepareSearchLocal(outDir: string): Promise<void> {
  const name = '@easyops-cn/docusaurus-search-local';
  const folder = installPeers('peers');
  const {default: plugin, validateOptions} = requirePeer(folder, name) as SearchLocal;
  const site = copyBuild('site-for-search-local');
  const context = {
    baseUrl: '/',
    siteDir: site,
    siteConfig: {themeConfig: {}},
    generatedFilesDir: path.join(site, '.docusaurus'),
  };
  const options = validateOptions({
    options: {},
    validate: (schema, given) => schema.validate(given).value,
  });
  const routesPaths = builtRoutes(site);
  await plugin(context, options).postBuild({...context, outDir: site, routesPaths});
  copyFileSync(path.join(site, INDEX_FILE), path.join(outDir, INDEX_FILE));
  await bundle('bench/search/browser/search-local.ts', outDir, {
    'search-local': path.join(folder, 'node_modules', name, 'dist/client/client/theme'),
    '@generated': context.generatedFilesDir,
  });
}

/** The routes of the pages that a build wrote. */
function builtRoutes(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}`.replace('/.', '/'));
}
