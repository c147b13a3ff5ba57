import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSettings} from './hostedSettings';
import {INDEX_FILE, SEARCH_PATH} from './shared/constants';
import type {SearchSettings} from './types';

/** The name of the embedded index, under which DocSearch stores recent searches and favourites. */
const INDEX_NAME = 'manual';

export interface Options {
  /** Settings of Algolia; without them, the embedded index answers. */
  hosted: HostedSettings | undefined;
}

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Adds the search page and tells the browser which provider answers. `src/build` writes the index
 * from the finished pages, with `server/writeIndex`.
 */
export default function pluginSearch(context: LoadContext, {hosted}: Options): Plugin {
  const {baseUrl, i18n, outDir} = context;
  const settings: SearchSettings = hosted
    ? {provider: 'hosted', ...hosted, language: i18n.currentLocale}
    : {provider: 'embedded', indexName: INDEX_NAME, indexUrl: baseUrl + INDEX_FILE};

  return {
    name: 'search',

    contentLoaded({actions}) {
      actions.setGlobalData(settings);
      actions.addRoute({
        path: baseUrl + SEARCH_PATH.slice(1),
        component: '@theme/SearchPage',
        exact: true,
      });
    },

    /** `npm run dev` renders no pages that could be indexed, so it serves the index of the last build. */
    configureWebpack() {
      const served = {
        directory: path.join(outDir, INDEX_FILE),
        publicPath: baseUrl + INDEX_FILE,
        serveIndex: false,
        watch: false,
      };
      const config: BundlerConfig & {devServer: object} = {devServer: {static: [served]}};
      return config;
    },
  };
}
