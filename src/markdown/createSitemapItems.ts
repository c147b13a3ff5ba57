import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {pageOf} from '../data/pages';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * The items of the sitemap: the pages of the current version. Hides the files of pages without a day, such as the
 * home page: Docusaurus would ask git about them, and stop outside a checkout.
 */
export const createSitemapItems: CreateSitemapItems = ({
  defaultCreateSitemapItems,
  routes,
  siteConfig,
}) =>
  defaultCreateSitemapItems({
    siteConfig,
    routes: flattenRoutes([...routes])
      .filter(({path}) => pageOf(path).version === null)
      .map((route) =>
        route.metadata?.lastUpdatedAt === undefined ? {...route, metadata: {}} : route,
      ),
  });
