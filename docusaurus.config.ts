import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import pluginBuild from './src/build';
import pluginBundle from './src/build/bundle';
import pluginTypeface from './src/build/typeface';
import {company} from './src/data/company';
import {footerLinks, navbarItems} from './src/data/navigation';
import {remarkOptions} from './src/markdown';
import pluginSearch from './src/search';
import {readHostedSettings} from './src/search/hostedSettings';

const preset = {
  docs: {
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: false,
    showLastUpdateTime: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
    ...remarkOptions,
  },
  pages: remarkOptions,
  blog: false,
  // Search engines ignore the frequency and the priority that Docusaurus would guess. For the date of a page
  // without one, such as the home page, it would ask git and stop outside a checkout.
  sitemap: {lastmod: null, changefreq: null, priority: null},
  theme: {customCss: './src/css/custom.css'},
} satisfies Options;

const hosted = readHostedSettings(process.env);

const themeConfig = {
  announcementBar: {
    id: 'release-6',
    content: `<a href="${company.baseUrl}docs/support/updates/#before-you-update">Before an update</a>: save inputs, check positions.`,
    isCloseable: true,
  },
  // The specification names it. It has no effect while there is no blog.
  blog: {sidebar: {groupByYear: true}},
  image: 'img/social-card.png',
  metadata: [
    // The bars of the browser on a phone have the colour of the manual's own bar.
    {name: 'theme-color', content: '#17222d'},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: company.title},
  ],
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
    items: navbarItems,
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
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${company.baseUrl}img/apple-touch-icon.png`},
    },
  ],
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  // Only MDX comments are allowed, because other tools that read the pages know no HTML comments.
  markdown: {mdx1Compat: {comments: false}},
  future: {experimental_faster: true},
  clientModules: ['./src/browser/repairAddress.ts', './src/components/Folded/openForReader.ts'],
  // Ours are functions with their options inside. Docusaurus would compile a file that is named by its path once
  // more, with all that it imports, and the options would become part of the main bundle.
  plugins: [
    pluginBuild,
    pluginBundle,
    pluginTypeface,
    (context) => pluginSearch(context, {hosted}),
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
