/** An address of the manual that went, and the one that took its place. */
export interface MovedAddress {
  /** Path of a page that is gone, or path and `#id` of a part that is gone from its page. */
  readonly from: string;
  /** Path of a page, with an `#id` if need be. */
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

/** The addresses of whole pages that went. */
export const movedPages = redirects.filter(({from}) => splitAddress(from).id === '');
