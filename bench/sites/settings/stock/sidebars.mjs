// @ts-check
import {readFileSync} from 'node:fs';

/** @type {import('../../pages').Section[]} */
const sections = JSON.parse(readFileSync('sections.json', 'utf8'));

/** @param {import('../../pages').SidebarLink} link */
function toDoc({label, route}) {
  return {type: 'doc', id: route.replace('/docs/', '').replace(/\/$/, '/index'), label};
}

const sidebars = sections.map(({id, links, groups}) => [
  id,
  [
    ...links.map(toDoc),
    ...groups.map((group) => ({
      type: 'category',
      label: group.label,
      items: group.links.map(toDoc),
    })),
  ],
]);

export default Object.fromEntries(sidebars);
