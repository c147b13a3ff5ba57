import type {MovedAddress} from './redirects';

/** A path without the slash at its end. The root becomes empty. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** Whether two paths belong to the same page. A slash at the end makes no difference. */
export function isSamePage(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

/** Splits an address into its page and its id. The id is empty for a whole page. */
export function splitAddress(address: string): {readonly page: string; readonly id: string} {
  const [page = '', id = ''] = address.split('#');
  return {page, id};
}

/**
 * Finds the address that replaced the id in the address bar. Servers never see an id, so only the page can
 * redirect from it.
 * @param location `hash` is empty or begins with "#"
 * @param baseUrl with a slash at both ends
 * @returns path with base URL, and the id
 */
export function findMovedAnchor(
  {pathname, hash}: {readonly pathname: string; readonly hash: string},
  {list, baseUrl}: {readonly list: readonly MovedAddress[]; readonly baseUrl: string},
): string | undefined {
  const moved = list.find(({from}) => {
    const {page, id} = splitAddress(from);
    return id !== '' && `#${id}` === hash && isSamePage(baseUrl + page.slice(1), pathname);
  });
  return moved && baseUrl + moved.to.slice(1);
}
