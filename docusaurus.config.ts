import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/data/announcement';
import {company} from './src/data/company';
import {productsWithSidebar} from './src/data/products';
import {authorPlugins} from './src/remark';

const preset = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    sidebarCollapsible: true,
    beforeDefaultRemarkPlugins: authorPlugins,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
  },
  blog: false,
  pages: {beforeDefaultRemarkPlugins: authorPlugins},
  theme: {customCss: './src/css/custom.css'},
} satisfies Options;

const themeConfig = {
  announcementBar: announcement && {...announcement, isCloseable: true},
  blog: {sidebar: {groupByYear: true}},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  navbar: {
    title: company.title,
    hideOnScroll: true,
    items: [
      {to: '/docs/basics/', label: 'Basics', position: 'left', activeBaseRegex: '^/docs/(basics/|category/r-)'},
      ...productsWithSidebar.map(({id, label, path}) => ({
        to: path,
        label,
        position: 'left' as const,
        activeBaseRegex: `^/docs/${id}/`,
      })),
      {to: '/docs/support/', label: 'Support', position: 'left', activeBaseRegex: '^/docs/(support/|category/metatrader)'},
      {href: company.website, label: company.name, position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    copyright: `Copyright © 2025 ${company.name}.`,
    links: [],
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies ThemeConfig;

const config: Config = {
  title: company.title,
  tagline: company.tagline,
  titleDelimiter: '|',
  url: company.url,
  baseUrl: company.baseUrl,
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  future: {experimental_faster: true},
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
