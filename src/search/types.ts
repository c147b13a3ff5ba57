/** Shared by the build, the browser and the hosted provider, so it must not import from any of them. */

import type {PlatformId} from '../data/platforms';

/**
 * What a record stands for: a page, a section of a page (a heading or a table row), the heading of a table of
 * codes, a glossary term, the row of an error code, the row of a code that stands for a bug of the EA, or the row
 * of a log line.
 */
export type RecordKind = 'page' | 'section' | 'codeTable' | 'term' | 'code' | 'bug' | 'logLine';

/**
 * The texts of a record besides its headings. Each is searched if `WEIGHTS.fields` has its name.
 * - `content`: plain text as a reader sees it; null for a bare heading
 * - `message`: what logs print for a code, with ` · ` between several, or the log line itself
 * - `constant`: the name of a code in MQL; several if the section is about several codes
 * - `remedy`: what to do about the code or log line
 * - `readerQuestions`: keywords of the questions that the section answers, one question a line; not shown
 */
export const TEXTS = ['content', 'message', 'constant', 'remedy', 'readerQuestions'] as const;

export type RecordTexts = Record<(typeof TEXTS)[number], string | null>;

/** One entry of the index: a page, heading, table row or glossary term. */
export interface SearchRecord extends RecordTexts {
  /** Path of the page, with base URL. */
  route: string;
  anchor: string | null;
  kind: RecordKind;
  /** Number of an error code, for its row or the section that answers it. */
  code: string | null;
  /** From the title of the page to the record's own heading; null where a level is empty. */
  headings: (string | null)[];
  /** Name of the manual. */
  manual: string;
  /** Product line id (`r50`), or null outside product manuals. */
  product: string | null;
  platform: PlatformId | null;
  /**
   * The path below manual and platform, which a page and its counterparts share. Null if the page has no
   * counterparts.
   */
  sharedPath: string | null;
  /** Position of the record on its page, from 0. */
  position: number;
}

/** The reader's manual and platform, which rank first. */
export interface SearchContext {
  product: string | null;
  platform: PlatformId | null;
}

/** One search of a reader. */
export interface SearchRequest {
  query: string;
  /** The most hits to return. */
  limit?: number;
  /** The length of a snippet in words. */
  snippetWords?: number;
}

/** A part of a text that is either a match to be marked or the text between two matches. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export type MarkedText = readonly TextPart[];

interface HitCounterpart {
  /** The differences from the hit: `MT5`, `R-50`. */
  label: string;
  path: string;
}

/** A row of the result list. */
export interface SearchHit {
  /**
   * Key of stored recents and favourites. Stable across builds as long as route, anchor and depth do not
   * change.
   */
  objectID: string;
  /** Where it leads inside this site: with base URL, and with the anchor. */
  path: string;
  manual: string | null;
  platform: PlatformId | null;
  /**
   * From the title of the page to the heading of the section; empty levels are left out. A heading that several
   * pages have is one text with the title of its page.
   */
  headings: readonly MarkedText[];
  /** Cut to snippets, like `message` and `remedy`. */
  content: MarkedText | null;
  /** The messages that logs print for a code and that tell more of the query than the last heading, each once. */
  message?: MarkedText | null;
  remedy?: MarkedText | null;
  /** True if the last heading is a text that terminals print. */
  isPrinted?: true;
  /** Links to the same section for the other platform and in the manuals of other products. */
  counterparts?: readonly HitCounterpart[];
  /** True if the row above is about the same page, or about the code that this row belongs to. */
  isBelowPage?: true;
  /** True for a further hit of a page that has three, at the end of the list. */
  isFurther?: true;
}

export interface SearchResult {
  hits: SearchHit[];
  /** The number of hits that were found, including those that are not shown. */
  nbHits: number;
  /** Words of the query that the manual says nothing about. The hosted search does not report them. */
  unknown?: readonly string[];
  /** If nothing was found: known words that are near those of the query, best first, at most five. */
  nearest?: readonly string[];
}

/**
 * Why a search could not be answered:
 * - `network`: the service or the index could not be reached
 * - `unbuilt`: there is no index yet (`npm run dev` before the first `npm run build`)
 * - `invalid`: the answer or the index cannot be read
 * - `outdated`: this page comes from an older build than the index
 * - `refused`: the hosted service rejected the key or the number of requests
 */
export type SearchFailure = 'network' | 'unbuilt' | 'invalid' | 'outdated' | 'refused';

/** The error with which a search rejects. */
export class SearchError extends Error {
  constructor(
    readonly reason: SearchFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** The outcome of a search in the window or on the page. */
export type SearchOutcome =
  | {kind: 'blank'}
  | ({kind: 'hits'; query: string} & SearchResult)
  | {kind: 'failure'; query: string; reason: SearchFailure};

/** The client that the modal and the search page share. All functions reject with a `SearchError`. */
export interface SearchClient {
  /** Fetches everything that the first search needs. */
  load: () => Promise<void>;
  search: (request: SearchRequest) => Promise<SearchResult>;
}

/** Settings that the build hands to the browser (Docusaurus global data). */
export type SearchSettings =
  | {
      provider: 'embedded';
      indexName: string;
      /** Path of the index, with base URL. */
      indexUrl: string;
    }
  | {
      provider: 'hosted';
      indexName: string;
      appId: string;
      /** Search-only key. */
      apiKey: string;
      /** Locale of the manual, which Algolia's crawler reads from each page. */
      language: string;
    };

/** A page in the index file. Its sections are stored separately, because counterparts share them. */
export interface IndexedPage extends Pick<SearchRecord, 'route' | 'sharedPath'> {
  /** Index into `manuals`. */
  manual: number;
}

/** A record, stored once for all counterparts that have the same. */
export interface IndexedSection extends Omit<
  SearchRecord,
  'route' | 'sharedPath' | 'manual' | 'product'
> {
  /** Indexes into `pages`. */
  pages: number[];
}

/**
 * The content of `search-index.json`. In the texts of sections, the private character U+E000 replaces the
 * name of the page's product. This makes the texts of counterparts equal, so that each is shipped and indexed
 * once.
 */
export interface SearchIndexFile {
  /** Number of the format: see `INDEX_FORMAT`. */
  format: number;
  /** All manuals in the order of the navbar. A product's name becomes one term, whatever its spelling. */
  manuals: {label: string; product: string | null}[];
  pages: IndexedPage[];
  sections: IndexedSection[];
}
