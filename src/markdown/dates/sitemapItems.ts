import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import type {LastUpdated} from './lastUpdated';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * The items of the sitemap: the address of each page and the time of its last change, if known. Leaves
 * out the frequency and priority that Docusaurus adds, since search engines ignore them.
 */
export function sitemapItems(lastUpdated: LastUpdated): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    const sources = new Map(
      flattenRoutes(routes).map(({path, metadata}) => [
        new URL(path, siteConfig.url).href,
        metadata?.sourceFilePath,
      ]),
    );
    return Promise.all(
      items.map(async ({url}) => {
        const source = sources.get(url);
        const date = source === undefined ? null : await lastUpdated(source);
        return date === null ? {url} : {url, lastmod: date.toISOString()};
      }),
    );
  };
}
