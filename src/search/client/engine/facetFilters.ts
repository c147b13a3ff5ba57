import type {SearchParameters, SearchRecord} from '../../types';

/** What records can be filtered by. */
export type Facets = Pick<
  SearchRecord,
  'language' | 'version' | 'docusaurus_tag' | 'type' | 'product' | 'platform' | 'url_without_anchor'
>;

const FACETS: ReadonlySet<string> = new Set<keyof Facets>([
  'language',
  'version',
  'docusaurus_tag',
  'type',
  'product',
  'platform',
  'url_without_anchor',
]);

/**
 * Returns a test for the filters of a request. As with Algolia, a string must match, an array matches if
 * one of its strings does, and an attribute that is not a facet matches nothing.
 */
export function readFilters(
  filters: NonNullable<SearchParameters['facetFilters']>,
): (facets: Facets) => boolean {
  const groups = filters.map((filter) =>
    (typeof filter === 'string' ? [filter] : filter).flatMap(readFilter),
  );
  return (facets) => groups.every((group) => group.some(({name, value}) => facets[name] === value));
}

function readFilter(filter: string): {name: keyof Facets; value: string}[] {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  return isFacet(name) ? [{name, value: filter.slice(colon + 1)}] : [];
}

function isFacet(name: string): name is keyof Facets {
  return FACETS.has(name);
}
