/**
 * The contract between the build side, the browser side and the hosted index.
 * It imports nothing, so that either side may import it.
 */

/** Depths of a record in the manual: lvl0 its manual (`R-50`), lvl1 its page, lvl2–lvl6 headings and rows. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type Hierarchy = Record<HierarchyLevel, string | null>;

/** The deepest level that is filled. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'>;

export type Platform = 'mt4' | 'mt5';

/**
 * A record is a page, a section of one (under a heading or in a row), the heading of a table of codes, a term
 * of the glossary, the row of an error code, or the row of a log line.
 */
export type RecordKind = 'page' | 'section' | 'codeTable' | 'term' | 'code' | 'logLine';

/** What is indexed: one heading, table row, glossary term or stretch of text. */
export interface SearchRecord {
  /** Stable over builds while route, anchor and type stay: recents and favourites are kept by it. */
  objectID: string;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  kind: RecordKind;
  /** Number of an error code, for a record of the kind `code`. */
  code: string | null;
  /** What logs print for the code, or the log line itself: ` · ` between several texts. */
  message: string | null;
  /** What to do about the code or log line. */
  remedy: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Plain text as a reader sees it, or null for a bare heading. */
  content: string | null;
  /** The telling words of what owners ask when they need it, a line for each question; not shown. */
  asked: string | null;
  /** Product line id (`r50`), or null outside product manuals. */
  product: string | null;
  platform: Platform | null;
  language: string;
  version: string;
  docusaurus_tag: string;
  /** Path below manual and platform, which a page and its counterparts share; null for a page without any. */
  sharedPath: string | null;
  /** Counts the records of a page from 0. */
  position: number;
}

/** Where the reader is; ranks their own manual and platform first. */
export interface SearchContext {
  product: string | null;
  platform: Platform | null;
}

/** One query, in the form in which DocSearch 3.9.0 sends it. */
export interface SearchParameters {
  query: string;
  indexName: string;
  hitsPerPage?: number;
  facetFilters?: readonly (string | readonly string[])[];
  attributesToRetrieve?: readonly string[];
  /** `hierarchy.lvl1:10`: attribute and number of words. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export interface HighlightedValue {
  /** HTML: escaped text with `<mark>` around what was found. */
  value: string;
}

export interface HitCounterpart {
  /** What tells it from the hit, as text: `MT5`, `R-50`. */
  label: string;
  url: string;
}

/** What is shown. Its text attributes are HTML-escaped, but for `hierarchy.lvl0`, which is printed as text. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'type' | 'hierarchy' | 'content' | 'platform'
> {
  /** The same section on the other platform and in the manuals of other products. */
  counterparts?: readonly HitCounterpart[];
  /** The hit of its page is above it. */
  isBelowPage?: true;
  /** The last hit of a page that has further ones. */
  hasMore?: true;
  /** One of these further hits, which come at the end of the list. */
  isFurther?: true;
  _snippetResult: Partial<Record<'content' | 'message' | 'remedy', HighlightedValue>>;
  /** The levels that are filled. */
  _highlightResult: {hierarchy: Partial<Record<HierarchyLevel, HighlightedValue>>};
}

/** What DocSearch reads of a result of Algolia. */
export interface SearchResult {
  hits: SearchHit[];
  /** How many there are, shown or not. */
  nbHits: number;
  /** Words of the query that nothing in the manual is about. The hosted search does not tell. */
  unknown?: readonly string[];
}

/**
 * Why a search could not be answered: `network` the service or the index was not reached, `unbuilt`
 * no index was built yet (`npm run dev` before the first `npm run build`), `invalid` what came back
 * is not an answer, `outdated` this page is of an older build than the index, `refused` the hosted service
 * refused the key or the number of requests.
 */
export type SearchFailure = 'network' | 'unbuilt' | 'invalid' | 'outdated' | 'refused';

/** The shape of every rejection: the name is the one for which DocSearch shows its error screen. */
export interface SearchError extends Error {
  name: 'RetryError';
  reason: SearchFailure;
}

/** The one client behind the modal and the search page. Both functions reject with a `SearchError`. */
export interface SearchClient {
  search: (request: {requests: readonly SearchParameters[]}) => Promise<{results: SearchResult[]}>;
  /** Known words that are near the words of a query which found nothing, best first, at most five. */
  nearestWords: (query: string) => Promise<string[]>;
}

/** Settings that the build hands to the browser (Docusaurus global data). */
export type SearchSettings =
  | {
      provider: 'embedded';
      indexName: string;
      /** Path with base URL, of the index of the current version. */
      indexUrl: string;
    }
  | {provider: 'hosted'; indexName: string; appId: string; /** Search-only key. */ apiKey: string};

/** A page of the index file. Its sections are kept apart, since counterparts share theirs. */
export interface IndexedPage {
  /** With base URL. */
  route: string;
  /** Index into `manuals`. */
  manual: number;
  language: string;
  version: string;
  docusaurus_tag: string;
  sharedPath: string | null;
}

/** A record, or the same record of several counterparts. */
export interface IndexedSection extends Pick<
  SearchRecord,
  | 'kind'
  | 'code'
  | 'type'
  | 'anchor'
  | 'position'
  | 'platform'
  | 'content'
  | 'message'
  | 'remedy'
  | 'asked'
> {
  /** Indexes into `pages`. */
  pages: number[];
  /** lvl1 to the deepest level; null where a level is empty. */
  headings: (string | null)[];
}

/**
 * `search-index.json`. In the texts of sections the private character U+E000 stands for the name of the page's
 * product: it makes the texts of counterparts equal, so that each is shipped and indexed once.
 */
export interface SearchIndexFile {
  /** Number of the format: see `INDEX_FORMAT`. */
  format: number;
  /** Scheme and host. */
  origin: string;
  /** All manuals in the order of the navbar. The names of products are one word however they are typed. */
  manuals: {label: string; product: string | null}[];
  pages: IndexedPage[];
  sections: IndexedSection[];
}
