import {stopLink} from './supportPages';
import type {NavbarItem} from '@docusaurus/theme-common';
import {company, type CompanyLink} from './company';
import {manuals} from './manuals';
import {type Product, products, productsWithSidebar} from './products';
import {supportPages} from './supportPages';

/**
 * The room for the labels of product lines in the bar at its narrowest, 997 px, with the letter spacing of
 * WCAG 1.4.12. In characters, with one for the gap after each label.
 */
const ROOM = 34;

/** The label of the menu for the product lines that the bar has no room for. */
const MORE = 'More';

/** How many labels fit into a room, from the first one on. */
function countThatFit(labels: readonly string[], room: number): number {
  const ends = labels.map((_, index) => labels.slice(0, index + 1).join(' ').length + 1);
  return ends.filter((end) => end <= room).length;
}

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
    // By path, not by sidebar, because drawdown pages belong to their product but have no sidebar. The path
    // of an older version begins with the version.
    activeBaseRegex: `^${company.baseUrl}docs/([^/]+/)?(${starts.map((start) => start.replace(/^\/docs\/|\/$/g, '')).join('|')})(/|$)`,
  };
}

const indexes = products.filter(({scope}) => scope === 'index').map(({path}) => path);
const basicsItem = manualItem('Basics', '/docs/basics/', ['/docs/basics/', ...indexes]);
const supportIndexes = manuals.find(({path}) => path === '/docs/support/')?.indexes ?? [];
const supportItem = manualItem('Support', '/docs/support/', ['/docs/support/', ...supportIndexes]);
const productItem = ({label, path}: Product) => manualItem(label, path, [path]);

/**
 * Creates the items of the navbar: the manuals on the left, the company on the right. Docusaurus adds the
 * search and the colour toggle.
 * @param lines the product lines with a manual, in the order of the bar
 */
export function createNavbarItems(lines: readonly Product[]): NavbarItem[] {
  const items = lines.map(productItem);
  const labels = lines.map(({label}) => label);
  const doAllFit = countThatFit(labels, ROOM) === labels.length;
  const inBar = doAllFit ? items : items.slice(0, countThatFit(labels, ROOM - MORE.length - 1));
  const inMenu = items.slice(inBar.length);
  return [
    {...basicsItem, position: 'left'},
    ...inBar.map((item): NavbarItem => ({...item, position: 'left'})),
    ...(inMenu.length > 0
      ? [{type: 'dropdown', label: MORE, position: 'left' as const, items: inMenu}]
      : []),
    {...supportItem, position: 'left'},
    {href: company.website, label: company.name, position: 'right'},
  ];
}

export const navbarItems = createNavbarItems(productsWithSidebar);

const footerItem = ({label, href}: CompanyLink) =>
  href.startsWith('/') ? {label, to: href} : {label, href};

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
    title: company.community.length > 0 ? 'Community' : 'About',
    items: [...company.community, {label: 'About this manual', to: '/markdown-page'}],
  },
  ...(company.footerGroups ?? []).map(({title, links}) => ({title, items: links.map(footerItem)})),
];
