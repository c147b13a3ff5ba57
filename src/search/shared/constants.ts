/** The longest query, in characters. DocSearch 3.9.0 has the same limit built in. */
export const MAX_QUERY_LENGTH = 64;

/** The number of hits that one request asks for, in the modal and on the search page. */
export const HITS_PER_PAGE = 20;

/** The length of a snippet in words, on wide and narrow screens: the same as in DocSearch 3.9.0. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** The levels of headings as DocSearch and Algolia name them: the title of a page, then those below it. */
export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Separates the messages that terminals print for one code. */
export const BETWEEN_MESSAGES = ' · ';

/** Route of the search page without base URL. */
export const SEARCH_PATH = '/search';

/**
 * The file of the embedded index, in the root of the site. Its name is fixed, so browsers ask each time whether it
 * changed.
 */
export const INDEX_FILE = 'search-index.json';
