import type {Root} from 'hast';

/** A page of a finished build, read and parsed once for all steps. No step changes it. */
export interface BuiltPage {
  /** Path with base URL. */
  readonly route: string;
  /** Relative to the output folder. */
  readonly file: string;
  readonly html: string;
  readonly document: Root;
  /** Whether robots may index it. The search page and the not-found page are for readers only. */
  readonly isListed: boolean;
  /** The older version of the docs that it is in; null in the current one and outside of the docs. */
  readonly version: string | null;
  /** The day on which it was checked, such as `2026-11-22`; null for a page without one. */
  readonly reviewed: string | null;
}

/** What Docusaurus built. */
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

/** A file that a step adds to the build, or a page that it changes. */
export interface OutputFile {
  /** Relative to the output folder. */
  readonly file: string;
  readonly content: string;
}
