import type {SearchHit} from '@site/src/plugins/search-index/types';

type Grouped = Pick<SearchHit, 'hierarchy'>;

/**
 * The order in which DocSearch shows the hits of one answer: by manual, then by page, each group
 * where its best hit stands.
 */
export function inModalOrder<Hit extends Grouped>(hits: readonly Hit[]): Hit[] {
  const byManual = groupBy(hits, ({hierarchy}) => hierarchy.lvl0);
  return byManual.flatMap((group) => groupBy(group, ({hierarchy}) => hierarchy.lvl1).flat());
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Item[][] {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    groups.set(keyOf(item), group);
    group.push(item);
  }
  return [...groups.values()];
}
