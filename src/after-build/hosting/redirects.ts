import {isSamePage, splitAddress, withoutSlash} from '../../data/addresses';
import {expandFolders, versionRootOf} from '../../data/build/movedAddresses';
import type {MovedAddress} from '../../data/redirects';

/** An old path and the path that replaces it, both with base URL. */
export type Redirect = readonly [from: string, to: string];

/**
 * Lists a redirect to each page from its path with the slash at the end added or removed. Leaves out the root
 * of the host, and paths that are pages themselves.
 * @param routes of all pages, with base URL
 */
export function listSlashRedirects(routes: readonly string[]): Redirect[] {
  return routes
    .map((route): Redirect => [route.endsWith('/') ? withoutSlash(route) : `${route}/`, route])
    .filter(([from]) => from !== '' && !routes.includes(from));
}

/**
 * Lists the redirects of all addresses without a page, with and without a slash at the end.
 * @param list the lines of `src/data/redirects.ts`
 * @param paths of all pages, without the base URL
 * @param baseUrl with a slash at both ends
 */
export function listMovedPages(
  list: readonly MovedAddress[],
  paths: readonly string[],
  baseUrl: string,
): Redirect[] {
  const roots = paths.flatMap((to) => versionRootOf(to).map((from) => ({from, to})));
  return [...roots, ...expandFolders(list)]
    .filter(({from}) => splitAddress(from).id === '')
    .flatMap(({from, to}): Redirect[] => {
      const {page, id} = splitAddress(to);
      const path = paths.find((existing) => isSamePage(existing, page));
      // A removed folder may have had no page of its own, and then none replaces it.
      if (path === undefined) {
        return [];
      }
      const old = baseUrl + withoutSlash(from).slice(1);
      const target = baseUrl + path.slice(1) + (id && `#${id}`);
      return [
        [old, target],
        [`${old}/`, target],
      ];
    });
}

/** Formats the `_redirects` file that Netlify and Cloudflare Pages read. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
}
