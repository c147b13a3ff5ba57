import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {pageOf} from '../data/pages';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Creates the sitemap items, for pages of the current version only. It hides the source files of pages
 * without a date, such as the home page: Docusaurus would ask git for their date and fail outside a checkout.
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
