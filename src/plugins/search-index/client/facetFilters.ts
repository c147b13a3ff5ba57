import type {SearchParameters, SearchRecord} from '../types';

/** What records can be filtered by. */
export type Facets = Pick<
  SearchRecord,
  'language' | 'version' | 'docusaurus_tag' | 'type' | 'product' | 'platform'
>;

const FACETS: ReadonlySet<string> = new Set<keyof Facets>([
  'language',
  'version',
  'docusaurus_tag',
  'type',
  'product',
  'platform',
]);

/**
 * Whether a record passes the filters of a request. As Algolia has it, a string must match, of an
 * array any one must, and an attribute that is no facet matches nothing.
 */
export function passesFilters(
  facets: Facets,
  filters: NonNullable<SearchParameters['facetFilters']>,
): boolean {
  const matches = (filter: string) => {
    const colon = filter.indexOf(':');
    const [name, value] = [filter.slice(0, colon), filter.slice(colon + 1)];
    return isFacet(name) && facets[name] === value;
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? matches(filter) : filter.some(matches),
  );
}

function isFacet(name: string): name is keyof Facets {
  return FACETS.has(name);
}
