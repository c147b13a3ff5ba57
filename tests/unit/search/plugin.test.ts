import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import pluginSearch from '@site/src/search';

test('serves the index of the last build in development', () => {
  const context = {
    baseUrl: '/manual/',
    outDir: '/build',
    siteDir: '/none',
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext;
  const plugin = pluginSearch(context, {hosted: undefined});
  expect(plugin.configureWebpack?.({}, false, {} as never, undefined)).toMatchObject({
    devServer: {
      static: [{directory: '/build/search-index.json', publicPath: '/manual/search-index.json'}],
    },
  });
});
