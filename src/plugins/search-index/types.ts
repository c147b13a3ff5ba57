/**
 * The contract between the build side, the browser side and the hosted index.
 * It imports nothing, so that either side may import it.
 */

/** Depths of a record in the manual: lvl0 its manual (`R-50`), lvl1 its page, lvl2–lvl6 headings and rows. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type Hierarchy = Record<HierarchyLevel, string | null>;

/** `content` is running text; every other type names the deepest level that is filled. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export type Platform = 'mt4' | 'mt5';

/** What is indexed: one heading, table row, glossary term or stretch of text. */
export interface SearchRecord {
  /** Stable over builds while route, anchor and type stay: recents and favourites are kept by it. */
  objectID: string;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Plain text as a reader sees it, or null for a bare heading. */
  content: string | null;
  /** Product line id (`r50`), or null outside product manuals. */
  product: string | null;
  platform: Platform | null;
  language: string;
  version: string;
  docusaurus_tag: string;
  /** Route without its product line: near-twin pages of several products share it. */
  twin: string | null;
  weight: {
    pageRank: number;
    /** 90 for lvl1 down to 40 for lvl6, 0 for content. */
    level: number;
    /** Place in the page. */
    position: number;
  };
}

/** Where the reader is; ranks their own manual and platform first. */
export interface SearchContext {
  product: string | null;
  platform: Platform | null;
}

/** One query as DocSearch 3.9.0 sends it (flat), or as InstantSearch clients do (`params`). */
export interface SearchParameters {
  query: string;
  indexName: string;
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  facetFilters?: readonly (string | readonly string[])[];
  attributesToRetrieve?: readonly string[];
  /** `hierarchy.lvl1:10`: attribute and number of words. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export interface HighlightedValue {
  /** HTML: escaped text with marks. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** What is shown. Its text attributes are HTML-escaped, but for `hierarchy.lvl0`, which is printed as text. */
export interface SearchHit extends Pick<
  SearchRecord,
  | 'objectID'
  | 'url'
  | 'url_without_anchor'
  | 'anchor'
  | 'type'
  | 'hierarchy'
  | 'content'
  | 'product'
  | 'platform'
> {
  _snippetResult: {
    hierarchy: Partial<Record<HierarchyLevel, HighlightedValue>>;
    content?: HighlightedValue;
  };
  _highlightResult: {
    hierarchy: Partial<Record<HierarchyLevel, HighlightedValue>>;
    content?: HighlightedValue;
  };
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  index: string;
  processingTimeMS: number;
}

/** The one client behind the modal and the search page. It rejects with an error named `RetryError` when the service or the index cannot be reached. */
export interface SearchClient {
  search: (request: {requests: readonly SearchParameters[]}) => Promise<{results: SearchResult[]}>;
}

/** Settings that the build hands to the browser (Docusaurus global data). */
export type SearchSettings =
  | {provider: 'embedded'; indexName: string; /** Path with base URL. */ indexUrl: string}
  | {provider: 'hosted'; indexName: string; appId: string; /** Search-only key. */ apiKey: string};
