// @ts-check
import {themes} from 'prism-react-renderer';

/** What `create-docusaurus@3.7.0 classic` writes, with Algolia DocSearch and without the sample blog. */
export default {
  title: 'Online manual',
  tagline: 'Expert advisors on MetaTrader 4 and 5',
  favicon: 'img/favicon.ico',
  url: 'https://manual.capital-solutions.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Without it, Docusaurus 3.7.0 does not build with the webpack of today.
  future: {experimental_faster: true},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.mjs'},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  themeConfig: {
    image: 'img/docusaurus-social-card.jpg',
    algolia: {
      appId: 'MANUALAPP',
      apiKey: 'search-only-key',
      indexName: 'manual',
      contextualSearch: true,
    },
    navbar: {
      title: 'Online manual',
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'basics', position: 'left', label: 'Basics'},
        {type: 'docSidebar', sidebarId: 'support', position: 'left', label: 'Support'},
      ],
    },
    footer: {
      style: 'dark',
      links: [{title: 'Docs', items: [{label: 'Basics', to: '/docs/basics/'}]}],
      copyright: 'Built with Docusaurus.',
    },
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
