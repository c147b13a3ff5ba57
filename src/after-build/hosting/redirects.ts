import {type MovedAddress, splitAddress} from '../../data/redirects';

/** A path that leads to another one, both with base URL. */
export type Redirect = readonly [from: string, to: string];

/**
 * Each path with the slash at its end added or removed, and the path of the page it redirects to. Left out:
 * the root of the host, and paths at which there is another page.
 * @param routes of all pages, with base URL
 */
export function listSlashRedirects(routes: readonly string[]): Redirect[] {
  return routes
    .map((route): Redirect => [route.endsWith('/') ? route.slice(0, -1) : `${route}/`, route])
    .filter(([from]) => from !== '' && !routes.includes(from));
}

/** The redirects of pages that are gone, with and without a slash at the end. */
export function listMovedPages(list: readonly MovedAddress[], baseUrl: string): Redirect[] {
  return list
    .filter(({from}) => splitAddress(from).id === '')
    .flatMap(({from, to}) => {
      const old = baseUrl + from.slice(1).replace(/\/$/, '');
      const target = baseUrl + to.slice(1);
      return [
        [old, target],
        [`${old}/`, target],
      ] satisfies Redirect[];
    });
}

/**
 * The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. They look after the slash at the
 * end of an address by themselves.
 */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
}
