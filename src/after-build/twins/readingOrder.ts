import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * The pages of the docs in the order of the sidebars, each once. Pages that a sidebar only refers to
 * (`ref`) come last.
 * @returns permalinks
 */
export function readingOrder({loadedVersions}: LoadedContent): string[] {
  return loadedVersions.flatMap(orderOfVersion);
}

function orderOfVersion({sidebars, docs}: LoadedVersion): string[] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const permalinkOf = (id: string) => permalinks.get(id) ?? [];

  const walk = (item: SidebarItem, leaf: 'doc' | 'ref'): string[] => {
    if (item.type === 'category') {
      const {link, items} = item;
      const own = link?.type === 'doc' ? permalinkOf(link.id) : (link?.permalink ?? []);
      return [own, ...items.map((inner) => walk(inner, leaf))].flat();
    }
    return item.type === leaf ? [permalinkOf(item.id)].flat() : [];
  };

  const items = Object.values(sidebars).flat();
  const ordered = (['doc', 'ref'] as const).flatMap((leaf) =>
    items.flatMap((item) => walk(item, leaf)),
  );
  return [...new Set(ordered)];
}
