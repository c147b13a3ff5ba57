import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginModule} from '@docusaurus/types';
import pluginBuild from './src/build';
import {checkContent} from './src/checks';
import {announcement} from './src/data/announcement';
import {createAnnouncementBar} from './src/data/build/announcementBar';
import {checkCompany} from './src/data/build/checkCompany';
import {checkProductFacts} from './src/data/build/checkProductFacts';
import {company} from './src/data/company';
import {footerLinks, navbarItems} from './src/data/navigation';
import {productFacts} from './src/data/product-facts';
import {releases} from './src/data/releases';
import {
  createSitemapItems,
  editUrl,
  pageMistakes,
  parseFrontMatter,
  remarkOptions,
} from './src/markdown';
import pluginLoading from './src/loading';
import pluginBundle from './src/plugins/bundle';
import dataTables from './src/plugins/data-tables';
import pageList from './src/plugins/page-list';
import singleVersion from './src/plugins/single-version';
import siteHead from './src/plugins/site-head';
import pluginThirdPartyNotices from './src/plugins/third-party-notices';
import pluginSearch from './src/search';
import {readHostedSettings} from './src/search/hostedSettings';

checkCompany(company);
checkProductFacts(productFacts);

const preset = {
  docs: {
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: false,
    editUrl,
    showLastUpdateTime: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
    ...remarkOptions,
  },
  pages: {...remarkOptions, editUrl: company.repository},
  blog: false,
  // Search engines ignore the frequency and the priority that Docusaurus would guess.
  sitemap: {lastmod: 'date', changefreq: null, priority: null, createSitemapItems},
  theme: {customCss: './src/css/custom.css'},
} satisfies Options;

const hosted = readHostedSettings(process.env);

const themeConfig = {
  announcementBar: announcement && createAnnouncementBar(announcement, company.baseUrl, releases),
  // Without effect: `src/checks` stops the build at a blog.
  blog: {sidebar: {groupByYear: true}},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  navbar: {
    style: 'dark',
    title: company.title,
    logo: {src: 'img/logo.svg', alt: '', width: 28, height: 28},
    hideOnScroll: true,
    // `src/plugins/single-version` leaves the menu out while there is one version.
    items: [...navbarItems, {type: 'docsVersionDropdown', position: 'right'}],
  },
  footer: {
    style: 'light',
    copyright: `${company.copyright} ${company.name}. ${company.trademarks}`,
    links: footerLinks,
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies ThemeConfig;

const config: Config = {
  title: company.title,
  tagline: company.tagline,
  titleDelimiter: '|',
  url: company.url,
  baseUrl: company.baseUrl,
  // The inline script of this banner would need a second hash in the security policy.
  baseUrlIssueBanner: false,
  favicon: 'img/logo.svg',
  scripts: company.scripts ?? [],
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  // Only MDX comments are allowed, because other tools that read the pages know no HTML comments.
  markdown: {parseFrontMatter, mdx1Compat: {comments: false}},
  future: {experimental_faster: true},
  clientModules: [
    './src/navigation/normalizeAddress.ts',
    './src/components/Folded/openForReader.ts',
  ],
  // Ours are functions with their options inside. Docusaurus would compile a file that is named by its path once
  // more, with all that it imports, and the options would become part of the main bundle.
  plugins: [
    (context) => checkContent(context, pageMistakes),
    pluginLoading,
    pluginBuild,
    pluginBundle,
    dataTables as PluginModule,
    pageList,
    singleVersion,
    siteHead,
    pluginThirdPartyNotices,
    (context) => pluginSearch(context, {hosted}),
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
