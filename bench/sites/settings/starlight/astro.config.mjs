// @ts-check
import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

/** @type {import('../../pages').Section[]} */
const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

/** @param {import('../../pages').SidebarLink} link */
function toItem({label, route}) {
  return {label, link: route};
}

export default defineConfig({
  site: 'https://manual.capital-solutions.example',
  integrations: [
    starlight({
      title: 'Online manual',
      favicon: '/favicon.svg',
      routeMiddleware: './src/ownSidebar.mjs',
      sidebar: sections.map(({id, links, groups}) => ({
        label: id,
        items: [
          ...links.map(toItem),
          ...groups.map((group) => ({label: group.label, items: group.links.map(toItem)})),
        ],
      })),
    }),
  ],
});
