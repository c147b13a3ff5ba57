/** Longest query, in characters; DocSearch 3.9.0 has the same limit built in. */
export const MAX_QUERY_LENGTH = 64;

/** Hits that one request asks for, in the modal and on the search page. */
export const HITS_PER_PAGE = 20;

/** Width up to which DocSearch fills the screen and snippets are short, as a media query. */
export const NARROW_SCREEN = '(max-width: 768px)';

/** Words of a snippet, wide and narrow: the figures that DocSearch 3.9.0 has built in. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** Texts of a record that hits show snippets of. */
export const SNIPPED_TEXTS = ['content', 'message', 'remedy'] as const;

/** The levels of headings as DocSearch and Algolia name them: the title of a page, then those below it. */
export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What hits need of a record, beside its headings. */
export const HIT_ATTRIBUTES = ['content', 'url', 'platform', 'counterparts'] as const;

/** Milliseconds after which a search counts as stalled. */
export const STALLED_AFTER = 300;

/**
 * Milliseconds after which a file of the search counts as out of reach. All of them together, 100 kB,
 * take 16 seconds on a line of 50 kbit/s.
 */
export const LOAD_TIMEOUT = 30_000;

/** Route of the search page without base URL. */
export const SEARCH_PATH = '/search';

/**
 * File of the embedded index, in the root of the site. The name is fixed: browsers ask whether it changed.
 * @param version of the docs, if it is not the current one
 */
export function indexFile(version: string | null): string {
  return version === null ? 'search-index.json' : `search-index-${version}.json`;
}

/** Name of the embedded index. DocSearch keeps recent searches and favourites under it. */
export const INDEX_NAME = 'manual';
