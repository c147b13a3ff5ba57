import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {MarkdownConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {pageOf} from '../data/pages';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;
type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Makes the day on which a page was checked (`reviewed`) its date for Docusaurus, which hands it to the footer
 * and the sitemap. Without a date, Docusaurus would ask git for one.
 */
export function withCheckedDay(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const {reviewed} = result.frontMatter;
    return reviewed === undefined
      ? result
      : {...result, frontMatter: {...result.frontMatter, last_update: {date: reviewed}}};
  };
}

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
