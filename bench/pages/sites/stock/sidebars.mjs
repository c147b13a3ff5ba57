import {readFileSync} from 'node:fs';

const sections = JSON.parse(readFileSync('sections.json', 'utf8'));
const toDoc = ({label, route}) => ({
  type: 'doc',
  id: route.replace('/docs/', '').replace(/\/$/, '/index'),
  label,
});

export default Object.fromEntries(
  sections.map(({id, links, groups}) => [
    id,
    [
      ...links.map(toDoc),
      ...groups.map((group) => ({
        type: 'category',
        label: group.label,
        items: group.links.map(toDoc),
      })),
    ],
  ]),
);
