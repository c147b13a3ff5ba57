import type {NavbarItem} from '@docusaurus/theme-common';
import {company} from './company';
import {products, productsWithSidebar} from './products';

/** Left: the manuals. Right: the company. Search and the colour toggle follow by themselves. */
export const navbarItems: NavbarItem[] = [
  {
    to: '/docs/basics/',
    label: 'Basics',
    position: 'left',
    activeBaseRegex: `^${company.baseUrl}docs/(basics/|category/r-)`,
  },
  ...productsWithSidebar.map(({id, label, path}) => ({
    to: path,
    label,
    position: 'left' as const,
    // By path and not by sidebar: drawdown pages have none, yet belong to their product.
    activeBaseRegex: `^${company.baseUrl}docs/${id}/`,
  })),
  {
    to: '/docs/support/',
    label: 'Support',
    position: 'left',
    activeBaseRegex: `^${company.baseUrl}docs/(support/|category/metatrader)`,
  },
  {href: company.website, label: company.name, position: 'right'},
];

export const footerLinks = [
  {
    title: 'Navigation',
    items: [
      {label: 'Basics', to: '/docs/basics/'},
      ...products.map(({label, path}) => ({label, to: path})),
      {label: 'The whole manual', to: '/docs'},
    ],
  },
  {
    title: 'Help & Support',
    items: [
      {label: 'Support', to: '/docs/support/'},
      {label: 'Questions about setup', to: '/docs/support/faq/setup'},
      {label: 'Questions about settings', to: '/docs/support/faq/settings'},
      {label: 'Questions about maintenance', to: '/docs/support/faq/maintenance'},
      {label: 'Error codes', to: '/docs/support/troubleshooting/error-codes'},
      {label: 'Installer errors', to: '/docs/support/troubleshooting/installer-errors'},
      {
        label: 'Too many open positions',
        to: '/docs/support/troubleshooting/too-many-open-positions',
      },
      {label: 'No connection', to: '/docs/support/troubleshooting/metatrader/no-connection'},
      {label: 'Downloads', to: '/docs/support/resources/downloads'},
      {label: 'Updates', to: '/docs/support/updates/'},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'MQL5 forum', href: 'https://www.mql5.com/en/forum'},
      {
        label: 'MetaTrader 4 help',
        href: 'https://www.metatrader4.com/en/trading-platform/help',
      },
      {label: 'MetaTrader 5 help', href: 'https://www.metatrader5.com/en/terminal/help'},
      {label: 'About this manual', to: '/markdown-page'},
    ],
  },
];
