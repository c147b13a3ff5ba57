import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/data/announcement';
import {company} from './src/data/company';
import {manuals} from './src/data/manuals';
import {footerLinks, navbarItems} from './src/data/navigation';
import {createLastUpdated} from './src/dates/lastUpdated';
import {sitemapItems} from './src/dates/sitemapItems';
import {withLastUpdate} from './src/dates/withLastUpdate';
import {pageTemplate} from './src/plugins/page-start';
import {hostedOrigins} from './src/plugins/search-index/shared/hostedOrigins';
import type {Options as SearchIndexOptions} from './src/plugins/search-index/options';
import {readHostedSettings} from './src/plugins/search-index/readHostedSettings';
import type {Options as SecurityHeadersOptions} from './src/plugins/security-headers/options';
import {highlightCode} from './src/rehype/highlightCode';
import {authorPlugins, parseFrontMatter} from './src/remark';

/** What happens to Markdown while it is compiled. */
const compiling = {
  beforeDefaultRemarkPlugins: authorPlugins,
  beforeDefaultRehypePlugins: [highlightCode],
};

const lastUpdated = createLastUpdated(__dirname);

const preset = {
  docs: {
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
    ...compiling,
  },
  pages: compiling,
  blog: false,
  sitemap: {createSitemapItems: sitemapItems(lastUpdated)},
  theme: {customCss: './src/css/custom.css'},
} satisfies Options;

const searchIndex = {
  manuals,
  hosted: readHostedSettings(process.env),
} satisfies SearchIndexOptions;

// GitHub Pages, Netlify and Cloudflare Pages compress by themselves and find pages in their own way.
const isManagedHost = Boolean(process.env.MANAGED_HOST);

const securityHeaders = {
  connectTo: searchIndex.hosted ? hostedOrigins(searchIndex.hosted.appId) : [],
  // An open category of the sidebar, by the theme.
  styleAttributes: ['display:block;overflow:visible;height:auto'],
} satisfies SecurityHeadersOptions;

const themeConfig = {
  announcementBar: announcement && {...announcement, isCloseable: true},
  // No blog is built; should one come, its sidebar groups by year.
  blog: {sidebar: {groupByYear: true}},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  navbar: {
    title: company.title,
    logo: {src: 'img/logo.svg', alt: '', width: 28, height: 28},
    hideOnScroll: true,
    items: navbarItems,
  },
  footer: {
    style: 'light',
    copyright: `Copyright © 2025 ${company.name}. MetaTrader is a trademark of MetaQuotes; this manual is not theirs.`,
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
  // Its inline script would need a second hash in the security policy.
  baseUrlIssueBanner: false,
  favicon: 'img/logo.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {parseFrontMatter: withLastUpdate(parseFrontMatter, lastUpdated)},
  future: {experimental_faster: true},
  ssrTemplate: pageTemplate,
  clientModules: [
    './src/client-modules/normalizeUrl.ts',
    './src/client-modules/ignoreSystemScheme.ts',
    './src/client-modules/firstLoadFailure.tsx',
    './src/client-modules/unreachablePages.ts',
    './src/client-modules/unknownPages.ts',
    './src/client-modules/themeColor.ts',
  ],
  plugins: [
    './src/plugins/lean-bundle/index.ts',
    './src/plugins/markdown-twins/index.ts',
    './src/plugins/open-search/index.ts',
    './src/plugins/page-list/index.ts',
    './src/plugins/page-start/index.ts',
    './src/plugins/robots-txt/index.ts',
    './src/plugins/site-head/index.ts',
    ['./src/plugins/canonical-paths/index.ts', {pageCopies: isManagedHost}],
    './src/plugins/third-party-notices/index.ts',
    ['./src/plugins/search-index/index.ts', searchIndex],
    ['./src/plugins/docsearch-slim/index.ts', {keepLogo: searchIndex.hosted !== undefined}],
    ['./src/plugins/security-headers/index.ts', securityHeaders],
    ['./src/plugins/precompress/index.ts', {enabled: !isManagedHost}],
  ],
  presets: [
    // Whatever else writes files after the build, these see all of it.
    [
      './src/plugins/post-build-order/index.ts',
      {last: ['security-headers', 'canonical-paths', 'precompress']},
    ],
    ['classic', preset],
  ],
  themeConfig,
};

export default config;
