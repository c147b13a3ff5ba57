import type {PageSection} from '../search/server/parseSections';
import type {PageCode} from './policy/checkPages';
import type {Twin} from './twins/createTwin';

/** A page of a finished build, as Docusaurus lists it. */
export interface PageFile {
  /** Path with base URL. */
  readonly route: string;
  /** Relative to the output folder. */
  readonly file: string;
  /**
   * The older version of the docs that the page belongs to; null for the current version and outside of the
   * docs.
   */
  readonly version: string | null;
  /** The day on which the page was checked, such as `2026-11-22`; null if it has none. */
  readonly reviewed: string | null;
}

/** What all steps need to know of a page. Its HTML does not stay in memory. */
export interface BuiltPage extends PageFile {
  /** Whether robots may index the page. The search page and the not-found page are only for readers. */
  readonly isListed: boolean;
  /** The ids of its elements. */
  readonly ids: ReadonlySet<string>;
  readonly code: PageCode;
  /** For the search; empty if robots may not index the page. */
  readonly sections: readonly PageSection[];
  /** Null for a page whose head does not link to one. */
  readonly twin: Twin | null;
}

/** The output of Docusaurus. */
export interface BuiltSite {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  /** Sorted by route. */
  readonly pages: readonly BuiltPage[];
}

/** A new file of the build. */
export interface OutputFile {
  /** Relative to the output folder. */
  readonly file: string;
  readonly content: string;
}
