import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, expect, test, vi} from 'vitest';
import pluginSearchIndex from '../../../src/plugins/search-index';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../../src/plugins/search-index/options';
import {unpack} from '../../../src/plugins/search-index/shared/indexFormat';
import type {SearchIndexFile} from '../../../src/plugins/search-index/types';

const outDir = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
afterAll(() => rmSync(outDir, {recursive: true}));

function plugin(options: Partial<PluginOptions> = {}): Plugin {
  const context = {baseUrl: '/manual/', outDir} as LoadContext;
  return pluginSearchIndex(context, {...DEFAULT_OPTIONS, ...options});
}

async function load(options?: Partial<PluginOptions>) {
  const actions = {setGlobalData: vi.fn(), addRoute: vi.fn(), createData: vi.fn()};
  await plugin(options).contentLoaded?.({content: undefined, actions});
  return actions;
}

test.each([
  [
    'embedded',
    {},
    {provider: 'embedded', indexName: 'manual', indexUrl: '/manual/search-index.json'},
  ],
  [
    'hosted',
    {hosted: {appId: 'APP', apiKey: 'key', indexName: 'theirs'}},
    {provider: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'theirs'},
  ],
])(
  'the browser is told of the %s search, and the search page has its route',
  async (_, options, settings) => {
    const {setGlobalData, addRoute} = await load(options);
    expect(setGlobalData).toHaveBeenCalledWith(settings);
    expect(addRoute).toHaveBeenCalledWith({
      path: '/manual/search',
      component: '@theme/SearchPage',
      exact: true,
    });
  },
);

test('a build writes the index of its pages', async () => {
  for (const [folder, text] of Object.entries({'docs/r50': 'Kestrel.', search: 'Search'})) {
    mkdirSync(path.join(outDir, folder), {recursive: true});
    writeFileSync(path.join(outDir, folder, 'index.html'), `<main><h1>A</h1><p>${text}</p></main>`);
  }
  const manuals = [{label: 'R-50', product: 'r50', paths: ['/docs/r50/']}];
  const props = {
    siteConfig: {url: 'https://manual.example/', title: 'The Manual', trailingSlash: undefined},
    routesPaths: ['/manual/search', '/manual/docs/r50/', '/manual/404.html'],
  };
  await plugin({manuals}).postBuild?.(
    props as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0],
  );
  const file = JSON.parse(
    readFileSync(path.join(outDir, 'search-index.json'), 'utf8'),
  ) as SearchIndexFile;
  expect(unpack(file).map(({url, content}) => [url, content])).toEqual([
    ['https://manual.example/manual/docs/r50/', 'Kestrel.'],
  ]);
  expect(file.manuals).toEqual([
    {label: 'R-50', product: 'r50'},
    {label: 'The Manual', product: null},
  ]);
});
