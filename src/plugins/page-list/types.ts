/** One page of the manual, as lists of pages show it. */
export interface ListedPage {
  /** Canonical path with base URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}
