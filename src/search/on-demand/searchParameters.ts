import type {SearchParameters} from '@site/src/plugins/search-index/types';
import {HITS_PER_PAGE, NARROW_SCREEN, SNIPPET_WORDS} from '@site/src/search/constants';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What the modal and the search page read of a hit. */
export const RETRIEVED_ATTRIBUTES = [
  ...LEVELS.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
  'product',
  'platform',
];

/** The same request that the modal sends, for the search page. */
export function pageParameters(
  request: Required<Pick<SearchParameters, 'query' | 'indexName' | 'page' | 'facetFilters'>>,
  isNarrow = window.matchMedia(NARROW_SCREEN).matches,
): SearchParameters {
  const words = isNarrow ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  return {
    ...request,
    distinct: false,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: RETRIEVED_ATTRIBUTES,
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
