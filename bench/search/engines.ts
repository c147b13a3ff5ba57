import {execFileSync} from 'node:child_process';
import {copyFileSync, readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathOf, unpack} from '../../src/search/shared/indexFormat';
import type {SearchIndexFile} from '../../src/search/types';
import {INDEX_FILE, readBuiltIndex} from '../lib/builtIndex';
import {bundle} from '../lib/bundle';
import {copyBuild, MODULES} from '../lib/paths';
import type {PlainRecord} from './browser/minisearch';

export interface EngineSource {
  /** Name of the engine's folder on the server. */
  id: string;
  name: string;
  /** Its hits lead to sections, not only to pages. */
  givesAnchors: boolean;
  /** Reads the built pages, and writes the engine's index and its code for the browser. */
  prepare: (outDir: string) => Promise<void>;
}

export const engines: readonly EngineSource[] = [
  {
    id: 'ours',
    name: 'This manual',
    givesAnchors: true,
    prepare: (outDir) => prepareOurs(outDir, readBuiltIndex()),
  },
  {id: 'pagefind', name: 'Pagefind 1.6.0', givesAnchors: false, prepare: preparePagefind},
  {
    id: 'search-local',
    name: 'docusaurus-search-local 0.55.3',
    givesAnchors: true,
    prepare: prepareSearchLocal,
  },
  {
    id: 'minisearch-defaults',
    name: 'MiniSearch 7.2.0, its defaults',
    givesAnchors: true,
    prepare: (outDir) => prepareMiniSearch(outDir, 'minisearch-defaults'),
  },
  {
    id: 'minisearch-questions',
    name: 'MiniSearch 7.2.0 with our questions and stop words',
    givesAnchors: true,
    prepare: (outDir) => prepareMiniSearch(outDir, 'minisearch-questions', {withQuestions: true}),
  },
  {
    id: 'minisearch-vitepress',
    name: "MiniSearch 7.2.0, VitePress's options",
    givesAnchors: true,
    prepare: (outDir) => prepareMiniSearch(outDir, 'minisearch-vitepress'),
  },
];

/** Writes this manual's own search client, and an index file for it. */
export async function prepareOurs(outDir: string, index: SearchIndexFile): Promise<void> {
  writeFileSync(path.join(outDir, INDEX_FILE), JSON.stringify(index));
  await bundle('search/browser/ours.ts', outDir);
}

/** Writes our records with their full texts, as in MiniSearch's own examples. */
async function prepareMiniSearch(
  outDir: string,
  entry: string,
  {withQuestions = false} = {},
): Promise<void> {
  const records = unpack(readBuiltIndex()).map((record, id): PlainRecord => {
    const [title, ...headings] = record.headings;
    return {
      id,
      path: pathOf(record),
      title: [record.manual, title].join(' '),
      headings: headings.filter(Boolean).join(' '),
      text: record.content ?? '',
      ...(withQuestions && {questions: record.readerQuestions ?? ''}),
    };
  });
  writeFileSync(path.join(outDir, 'records.json'), JSON.stringify(records));
  await bundle(`search/browser/${entry}.ts`, outDir);
}

/** What is not part of the text: the same as our own parser leaves out. */
const PAGEFIND_IGNORED =
  'nav, button, .hash-link, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-footer, [aria-hidden=true]';

/** Runs Pagefind's program over the pages. It reads only the `main` element, which helps it. */
async function preparePagefind(outDir: string): Promise<void> {
  const options = [
    ['--site', copyBuild('site-for-pagefind')],
    ['--output-path', outDir],
    ['--root-selector', 'main'],
    ['--exclude-selectors', PAGEFIND_IGNORED],
    ['--glob', 'docs/**/*.html'],
  ];
  execFileSync(path.join(MODULES, '.bin/pagefind'), ['--silent', ...options.flat()]);
  await bundle('search/browser/pagefind.ts', outDir);
}

/** The part of the plugin `@easyops-cn/docusaurus-search-local` that is called here. */
interface SearchLocal {
  default: (context: object, options: object) => {postBuild: (props: object) => Promise<void>};
  validateOptions: (input: {
    options: object;
    validate: (schema: {validate: (options: object) => {value: object}}, options: object) => object;
  }) => object;
}

/**
 * Runs the plugin's own `postBuild` over the pages with its default options, and bundles the module
 * and the worker that its search bar calls, but not the search bar.
 */
async function prepareSearchLocal(outDir: string): Promise<void> {
  const name = '@easyops-cn/docusaurus-search-local';
  const {default: plugin, validateOptions} = createRequire(__filename)(name) as SearchLocal;
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
  await bundle('search/browser/search-local.ts', outDir, {
    'search-local': path.join(MODULES, name, 'dist/client/client/theme'),
    '@generated': context.generatedFilesDir,
  });
}

/** The routes of the pages in a build. */
function builtRoutes(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}`.replace('/.', '/'));
}
