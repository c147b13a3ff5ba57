import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import pluginSearch, {type Options} from '@site/src/search';

function plugin(options: Partial<Options> = {}): Plugin {
  const context = {
    baseUrl: '/manual/',
    outDir: '/build',
    siteDir: '/none',
    siteConfig: {url: 'https://manual.example'},
    i18n: {currentLocale: 'en'},
  } as LoadContext;
  return pluginSearch(context, {hosted: undefined, ...options});
}

async function load(options?: Partial<Options>) {
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
    {
      provider: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'theirs',
      origin: 'https://manual.example',
      language: 'en',
      version: 'current',
    },
  ],
])(
  'the browser gets the settings of the %s search, and the search page has its route',
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

test('the development server serves the index of the last build', () => {
  expect(plugin().configureWebpack?.({}, false, {} as never, undefined)).toMatchObject({
    devServer: {
      static: [{directory: '/build/search-index.json', publicPath: '/manual/search-index.json'}],
    },
  });
});
