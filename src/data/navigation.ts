import type {NavbarItem} from '@docusaurus/theme-common';
import {company} from './company';
import {manuals} from './manuals';
import {products, productsWithSidebar} from './products';
import {stopLink, supportPages} from './supportPages';

/** A link to the first page of a manual, which is active on all its pages. */
function manualItem(
  label: string,
  path: string,
  /** Paths of its first page and of its indexes. */
  starts: readonly string[],
): NavbarItem {
  return {
    to: path,
    label,
    position: 'left',
    // By path, not by sidebar, because drawdown pages belong to their product but have no sidebar.
    activeBaseRegex: `^${company.baseUrl}docs/(${starts.map((start) => start.replace(/^\/docs\/|\/$/g, '')).join('|')})(/|$)`,
  };
}

const indexes = products.filter(({scope}) => scope === 'index').map(({path}) => path);
const supportIndexes = manuals.find(({path}) => path === '/docs/support/')?.indexes ?? [];

/**
 * The manuals on the left, the company on the right. Docusaurus adds the search and the colour toggle. All of it has
 * room from 997 px on, where the bar replaces the menu of phones; another product line needs a dropdown.
 */
export const navbarItems: NavbarItem[] = [
  manualItem('Basics', '/docs/basics/', ['/docs/basics/', ...indexes]),
  ...productsWithSidebar.map(({label, path}) => manualItem(label, path, [path])),
  manualItem('Support', '/docs/support/', ['/docs/support/', ...supportIndexes]),
  {href: company.website, label: company.name, position: 'right'},
];

export const footerLinks = [
  {
    title: 'Navigation',
    items: [
      {label: 'Basics', to: '/docs/basics/'},
      ...products.map(({label, path}) => ({label, to: path})),
      {label: 'All pages', to: '/docs'},
    ],
  },
  {
    title: 'Help & Support',
    items: [
      {label: stopLink.label, to: stopLink.path, className: 'footer__link-item--stop'},
      {label: 'Support', to: '/docs/support/'},
      ...supportPages,
    ],
  },
  {
    title: 'Community',
    items: [...company.community, {label: 'About this manual', to: '/markdown-page'}],
  },
];
