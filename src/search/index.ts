import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSettings} from './hostedSettings';
import {indexFile, INDEX_NAME, SEARCH_PATH} from './shared/constants';
import type {SearchSettings} from './types';

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
  const {baseUrl, i18n, outDir, siteDir} = context;
  const settings: SearchSettings = hosted
    ? {
        provider: 'hosted',
        ...hosted,
        language: i18n.currentLocale,
        version: 'current',
      }
    : {provider: 'embedded', indexName: INDEX_NAME, indexUrl: baseUrl + indexFile(null)};

  return {
    name: 'search',

    getClientModules: () => [path.join(__dirname, 'button/watchHistory')],

    contentLoaded({actions}) {
      actions.setGlobalData(settings);
      actions.addRoute({
        path: baseUrl + SEARCH_PATH.slice(1),
        component: '@theme/SearchPage',
        exact: true,
      });
    },

    /**
     * `npm run dev` renders no pages that could be indexed, so it serves the indexes of the last build, one
     * for each version.
     */
    configureWebpack() {
      const list = path.join(siteDir, 'versions.json');
      const versions = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
      const served = [null, ...versions].map(indexFile).map((file) => ({
        directory: path.join(outDir, file),
        publicPath: baseUrl + file,
        serveIndex: false,
        watch: false,
      }));
      const config: BundlerConfig & {devServer: object} = {devServer: {static: served}};
      return config;
    },
  };
}
