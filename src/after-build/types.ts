import type {Root} from 'hast';
import type {PageText} from './readText';

/** A page of a finished build, read and parsed once for all steps. No step changes it. */
export interface BuiltPage {
  /** Path with base URL. */
  readonly route: string;
  /** Relative to the output folder. */
  readonly file: string;
  readonly html: string;
  readonly document: Root;
  /** Whether robots may index the page. The search page and the not-found page are only for readers. */
  readonly isListed: boolean;
  /**
   * The older version of the docs that the page belongs to; null for the current version and outside of the
   * docs.
   */
  readonly version: string | null;
  /** The day on which the page was checked, such as `2026-11-22`; null if it has none. */
  readonly reviewed: string | null;
}

/** A page with its text, which the index and the twins share. */
export interface PageWithText extends BuiltPage {
  readonly text: PageText;
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

/** A file to write into the build: a new one, or a page with changes. */
export interface OutputFile {
  /** Relative to the output folder. */
  readonly file: string;
  readonly content: string;
}
