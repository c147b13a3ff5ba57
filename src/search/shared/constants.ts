/** The longest query, in characters. DocSearch 3.9.0 has the same limit built in. */
export const MAX_QUERY_LENGTH = 64;

/** The number of hits that one request asks for, in the modal and on the search page. */
export const HITS_PER_PAGE = 20;

/** A media query for screens that DocSearch fills, where snippets are short. */
export const NARROW_SCREEN = '(max-width: 48em)';

/** The length of a snippet in words, on wide and narrow screens: the same as in DocSearch 3.9.0. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** The levels of headings as DocSearch and Algolia name them: the title of a page, then those below it. */
export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Milliseconds after which a running search counts as stalled. */
export const STALLED_AFTER = 300;

/** Milliseconds after which the index counts as unreachable: at 50 kbit/s, its 140 kB take 23 seconds. */
export const LOAD_TIMEOUT = 60_000;

/** Separates the messages that terminals print for one code. */
export const BETWEEN_MESSAGES = ' · ';

/** Route of the search page without base URL. */
export const SEARCH_PATH = '/search';

/**
 * The file of the embedded index, in the root of the site. Its name is fixed, so browsers ask each time whether it
 * changed.
 */
export const INDEX_FILE = 'search-index.json';

/** The name of the embedded index, under which DocSearch stores recent searches and favourites. */
export const INDEX_NAME = 'manual';

/**
 * Milliseconds after which a worker that does not reply counts as lost. Reading the index took 0.5 s on a slow
 * phone and 1.3 s on a busy server. A worker that crashes raises an error; one that the browser has ended does
 * not.
 */
export const REPLY_TIMEOUT = 30_000;
