/** An address of the manual that went, and the one that took its place. */
export interface MovedAddress {
  /**
   * Path of a page that is gone, or path and `#id` of a part that is gone from its page, or a folder that is gone with
   * all its pages: `/docs/6.0/*`.
   */
  readonly from: string;
  /** Path of a page, with an `#id` if need be. For a folder, the folder with the same pages: `/docs/*`. */
  readonly to: string;
}

/** A line for each address that goes, so that bookmarks and links of other sites still lead somewhere. */
export const redirects: readonly MovedAddress[] = [
  {from: '/docs/rx5/#what-is-here', to: '/docs/rx5/#general-steps'},
  {from: '/docs/rx25/#what-is-here', to: '/docs/rx25/#general-steps'},
];

/** The page and the id of an address; the id is empty for a whole page. */
export function splitAddress(address: string): {readonly page: string; readonly id: string} {
  const [page = '', id = ''] = address.split('#');
  return {page, id};
}

/** Whether two paths lead to the same page: with and without a slash at the end. */
export function isSamePage(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

/** The path of a folder up to its last slash; undefined for any other address. */
export function folderOf(address: string): string | undefined {
  return address.endsWith('/*') ? address.slice(0, -1) : undefined;
}
