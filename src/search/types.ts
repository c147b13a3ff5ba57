/**
 * The contract between the build side, the browser side and the hosted index.
 * Either side may import it.
 */

import type {PlatformId} from '../data/platforms';

/**
 * A record is a page, a section of one (under a heading or in a row), the heading of a table of codes, a term
 * of the glossary, the row of an error code, or the row of a log line.
 */
export type RecordKind = 'page' | 'section' | 'codeTable' | 'term' | 'code' | 'logLine';

/** What is indexed: one page, heading, table row or glossary term. */
export interface SearchRecord {
  /** Path of the page, with base URL. */
  route: string;
  anchor: string | null;
  kind: RecordKind;
  /** Number of an error code, for a record of the kind `code`. */
  code: string | null;
  /** What logs print for the code, or the log line itself: ` · ` between several texts. */
  message: string | null;
  /** What to do about the code or log line. */
  remedy: string | null;
  /** From the title of the page to the record's own heading; null where a level is empty. */
  headings: (string | null)[];
  /** Plain text as a reader sees it, or null for a bare heading. */
  content: string | null;
  /** The telling words of what owners ask when they need it, a line for each question; not shown. */
  asked: string | null;
  /** Name of the manual. */
  manual: string;
  /** Product line id (`r50`), or null outside product manuals. */
  product: string | null;
  platform: PlatformId | null;
  /** Path below manual and platform, which a page and its counterparts share; null for a page without any. */
  sharedPath: string | null;
  /** Counts the records of a page from 0. */
  position: number;
}

/** Where the reader is; ranks their own manual and platform first. */
export interface SearchContext {
  product: string | null;
  platform: PlatformId | null;
}

/** One search of a reader. */
export interface SearchRequest {
  query: string;
  /** Path of the only page to search, with base URL; the whole manual without one. */
  page?: string | null;
  /** How many hits are wanted at most. */
  limit?: number;
  /** Words of a snippet. */
  snippetWords?: number;
}

/** A part of a text that is to be marked, or one between such parts. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export type MarkedText = readonly TextPart[];

export interface HitCounterpart {
  /** What tells it from the hit: `MT5`, `R-50`. */
  label: string;
  path: string;
}

/** A row of the list. */
export interface SearchHit {
  /** Stable over builds while route, anchor and depth stay: recents and favourites are kept by it. */
  objectID: string;
  /** Where it leads inside this site: with base URL, and with the anchor. */
  path: string;
  manual: string | null;
  platform: PlatformId | null;
  /** From the title of the page to the heading of the section, without empty levels. */
  headings: readonly MarkedText[];
  /** Snippets. */
  content: MarkedText | null;
  message: MarkedText | null;
  remedy: MarkedText | null;
  /** The same section on the other platform and in the manuals of other products. */
  counterparts?: readonly HitCounterpart[];
  /** The hit of its page is above it, or the code that it is about. */
  isBelowPage?: true;
  /** The first hit of a page that has further ones. */
  hasMore?: true;
  /** One of these further hits, which come at the end of the list. */
  isFurther?: true;
}

export interface SearchResult {
  hits: SearchHit[];
  /** How many there are, shown or not. */
  nbHits: number;
  /** Words of the query that nothing in the manual is about. The hosted search does not tell. */
  unknown?: readonly string[];
  /** If nothing was found: known words that are near those of the query, best first, at most five. */
  nearest?: readonly string[];
}

/**
 * Why a search could not be answered: `network` the service or the index was not reached, `unbuilt`
 * no index was built yet (`npm run dev` before the first `npm run build`), `invalid` what came back
 * is not an answer, `outdated` this page is of an older build than the index, `refused` the hosted service
 * refused the key or the number of requests.
 */
export type SearchFailure = 'network' | 'unbuilt' | 'invalid' | 'outdated' | 'refused';

/** What the search rejects with. */
export class SearchError extends Error {
  constructor(
    readonly reason: SearchFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** An engine that will give no more answers, so that another one has to be started. */
export class EngineLostError extends Error {}

/** How a search of the window or the page ended. */
export type SearchOutcome =
  | {kind: 'blank'}
  | ({kind: 'hits'; query: string} & SearchResult)
  | {kind: 'failure'; query: string; reason: SearchFailure};

/** The one client behind the modal and the search page. All functions reject with a `SearchError`. */
export interface SearchClient {
  /** Fetches what the first search needs. */
  load: () => Promise<void>;
  search: (request: SearchRequest) => Promise<SearchResult>;
}

/** Settings that the build hands to the browser (Docusaurus global data). */
export type SearchSettings =
  | {
      provider: 'embedded';
      indexName: string;
      /** Path with base URL, of the index of the version that is searched. */
      indexUrl: string;
    }
  | {
      provider: 'hosted';
      indexName: string;
      appId: string;
      /** Search-only key. */
      apiKey: string;
      /** Scheme and host of the records' addresses. */
      origin: string;
      /** Name of the version of the docs that is searched. */
      version: string;
    };

/** A page of the index file. Its sections are kept apart, since counterparts share theirs. */
export interface IndexedPage extends Pick<SearchRecord, 'route' | 'sharedPath'> {
  /** Index into `manuals`. */
  manual: number;
}

/** A record, or the same record of several counterparts. */
export interface IndexedSection extends Omit<
  SearchRecord,
  'route' | 'sharedPath' | 'manual' | 'product'
> {
  /** Indexes into `pages`. */
  pages: number[];
}

/**
 * `search-index.json`. In the texts of sections the private character U+E000 stands for the name of the page's
 * product: it makes the texts of counterparts equal, so that each is shipped and indexed once.
 */
export interface SearchIndexFile {
  /** Number of the format: see `INDEX_FORMAT`. */
  format: number;
  /** All manuals in the order of the navbar. The names of products are one word however they are typed. */
  manuals: {label: string; product: string | null}[];
  pages: IndexedPage[];
  sections: IndexedSection[];
}
