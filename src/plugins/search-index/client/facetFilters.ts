import type {SearchParameters, SearchRecord} from '../types';

type Facets = Pick<
  SearchRecord,
  'language' | 'version' | 'docusaurus_tag' | 'type' | 'product' | 'platform'
>;

/**
 * Whether a record passes the filters of a request. As Algolia has it, a string must match, of an
 * array any one must, and an attribute that is no facet matches nothing.
 */
export function passesFilters(
  facets: Facets,
  filters: NonNullable<SearchParameters['facetFilters']>,
): boolean {
  const values: Readonly<Record<string, string | null>> = {...facets};
  const matches = (filter: string) => {
    const colon = filter.indexOf(':');
    return values[filter.slice(0, colon)] === filter.slice(colon + 1);
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? matches(filter) : filter.some(matches),
  );
}
