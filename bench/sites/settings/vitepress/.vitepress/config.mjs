// @ts-check
import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

/** @type {import('../../../pages').Section[]} */
const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

/** @param {import('../../../pages').SidebarLink} link */
function toItem({label, route}) {
  return {text: label, link: route};
}

export default defineConfig({
  title: 'Online manual',
  description: 'Expert advisors on MetaTrader 4 and 5',
  cleanUrls: true,
  // The search page exists only on the other sites.
  ignoreDeadLinks: ['/search'],
  head: [['link', {rel: 'icon', href: '/favicon.svg'}]],
  themeConfig: {
    nav: [
      {text: 'Basics', link: '/docs/basics/'},
      {text: 'Support', link: '/docs/support/'},
    ],
    sidebar: Object.fromEntries(
      sections.map(({id, links, groups}) => [
        `/docs/${id}/`,
        [
          ...links.map(toItem),
          ...groups.map((group) => ({
            text: group.label,
            collapsed: false,
            items: group.links.map(toItem),
          })),
        ],
      ]),
    ),
    search: {provider: 'local'},
  },
});
