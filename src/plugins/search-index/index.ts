import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {PluginOptions} from './options';
import {readPages} from './server/readPages';
import {selectRoutes} from './server/selectRoutes';
import {writeSearchIndex} from './server/writeSearchIndex';
import {pack} from './shared/indexFormat';
import type {SearchSettings} from './types';

export {validateOptions} from './options';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Indexes the rendered pages and hands the settings of the search to the browser. */
export default function pluginSearchIndex(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, outDir} = context;
  const indexUrl = normalizeUrl([baseUrl, options.filename]);
  const searchPageUrl = normalizeUrl([baseUrl, options.searchPagePath]);
  const indexPath = path.join(outDir, options.filename);
  const settings: SearchSettings = options.hosted
    ? {provider: 'hosted', ...options.hosted}
    : {provider: 'embedded', indexName: options.indexName, indexUrl};

  return {
    name: 'search-index',

    contentLoaded({actions}) {
      actions.setGlobalData(settings);
      actions.addRoute({path: searchPageUrl, component: '@theme/SearchPage', exact: true});
    },

    /** `npm run dev` renders no pages to index: the index of the last build is served there. */
    configureWebpack() {
      const served = {directory: indexPath, publicPath: indexUrl, serveIndex: false, watch: false};
      const config: BundlerConfig & {devServer: object} = {devServer: {static: [served]}};
      return config;
    },

    async postBuild({siteConfig, routesPaths}) {
      const site = {
        origin: new URL(siteConfig.url).origin,
        baseUrl,
        title: siteConfig.title,
        manuals: options.manuals,
      };
      const routes = selectRoutes(routesPaths, {baseUrl, excluded: [searchPageUrl]});
      const {trailingSlash} = siteConfig;
      const records = await readPages(routes, {outDir, trailingSlash, site});
      const manuals = [...options.manuals, {label: site.title, product: null}];
      await writeSearchIndex(
        indexPath,
        pack(records, {
          origin: site.origin,
          manuals: manuals.map(({label, product}) => ({label, product})),
        }),
      );
    },
  };
}
