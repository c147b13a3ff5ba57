import type {SearchParameters} from '../types';
import {HIT_ATTRIBUTES, NARROW_SCREEN, SNIPPED_TEXTS, SNIPPET_WORDS} from '../shared/constants';
import {LEVELS} from '../shared/indexFormat';

/** What the modal and the search page read of a hit. */
export const RETRIEVED_ATTRIBUTES = [
  ...['lvl0', ...LEVELS].map((level) => `hierarchy.${level}`),
  ...HIT_ATTRIBUTES,
];

/** What is cut around the words that were found, with the number of words: fewer on narrow screens. */
export function snippetAttributes(isNarrow = window.matchMedia(NARROW_SCREEN).matches): string[] {
  const words = isNarrow ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  return SNIPPED_TEXTS.map((attribute) => `${attribute}:${words}`);
}

/** The request of the search page, which is alike to that of the modal. */
export function pageParameters(
  request: Required<Pick<SearchParameters, 'query' | 'indexName' | 'hitsPerPage' | 'facetFilters'>>,
  isNarrow?: boolean,
): SearchParameters {
  return {
    ...request,
    attributesToRetrieve: RETRIEVED_ATTRIBUTES,
    attributesToSnippet: snippetAttributes(isNarrow),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
