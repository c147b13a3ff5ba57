/** An address that was removed from the manual, and the address that replaces it. */
export interface MovedAddress {
  /**
   * The path of a removed page, a path with the `#id` of a removed part, or a folder that was removed with
   * all its pages: `/docs/6.0/*`.
   */
  readonly from: string;
  /** The path of a page, with an `#id` if needed. For a folder, the folder with the same pages: `/docs/*`. */
  readonly to: string;
}

/** A line for each removed address, so that bookmarks and links from other sites keep working. */
export const redirects: readonly MovedAddress[] = [
  {from: '/docs/rx5/#what-is-here', to: '/docs/rx5/#general-steps'},
  {from: '/docs/rx25/#what-is-here', to: '/docs/rx25/#general-steps'},
];
