import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {arrangeItems} from '../../../src/theme/DocSidebarItems/arrangeItems';

function category(label: string, platform?: string): PropSidebarItem {
  const customProps = platform === undefined ? {} : {platform};
  return {type: 'category', label, customProps, items: [], collapsed: true, collapsible: true};
}

const items: PropSidebarItem[] = [
  {type: 'link', label: 'Welcome', href: '/docs/r10/'},
  category('MT4', 'mt4'),
  category('MT5', 'mt5'),
  category('Configuration'),
];

/** The labels in their order; an open category has a plus. */
function outline(arranged: readonly PropSidebarItem[]): string[] {
  return arranged.map((item) =>
    item.type === 'html'
      ? ''
      : item.label + (item.type === 'category' && !item.collapsed ? '+' : ''),
  );
}

test.each([
  [null, [], ['Welcome', 'MT4', 'MT5', 'Configuration']],
  ['mt4', ['mt4'], ['Welcome', 'MT4+', 'MT5', 'Configuration']],
  ['mt5', ['mt5'], ['Welcome', 'MT5+', 'MT4', 'Configuration']],
  ['mt5', ['mt4', 'mt5'], ['Welcome', 'MT5+', 'MT4+', 'Configuration']],
] as const)('the platform %s comes first, and %j are open', (first, opened, expected) => {
  expect(outline(arrangeItems(items, first, opened))).toEqual(expected);
});
