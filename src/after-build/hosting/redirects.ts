import {folderOf, type MovedAddress, splitAddress} from '../../data/redirects';

/** An old path and the path that replaces it, both with base URL. */
export type Redirect = readonly [from: string, to: string];

/** A path with the slash at its end added or removed. */
export function withOtherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/**
 * Lists a redirect to each page from its path with the slash at the end added or removed. Leaves out the root
 * of the host, and paths that are pages themselves.
 * @param routes of all pages, with base URL
 */
export function listSlashRedirects(routes: readonly string[]): Redirect[] {
  return routes
    .map((route): Redirect => [withOtherSlash(route), route])
    .filter(([from]) => from !== '' && !routes.includes(from));
}

/**
 * Lists the redirects of removed pages, with and without a slash at the end, then those of removed folders:
 * the address of the folder without its slash, then everything inside, with a path that ends in `*`.
 */
export function listMovedPages(list: readonly MovedAddress[], baseUrl: string): Redirect[] {
  const inSite = (path: string) => baseUrl + path.slice(1);
  const whole = list.filter(({from}) => splitAddress(from).id === '');
  const isFolder = ({from}: MovedAddress) => folderOf(from) !== undefined;
  const pages = whole
    .filter((line) => !isFolder(line))
    .flatMap(({from, to}): Redirect[] => {
      const old = inSite(from).replace(/\/$/, '');
      return [
        [old, inSite(to)],
        [`${old}/`, inSite(to)],
      ];
    });
  const folders = whole.filter(isFolder).flatMap(({from, to}): Redirect[] => [
    [inSite(from).replace('/*', ''), inSite(to).replace('*', '')],
    [inSite(from), inSite(to)],
  ]);
  const known = new Set(pages.map(([from]) => from));
  return [...pages, ...folders.filter(([from]) => !known.has(from))];
}

/**
 * Formats the `_redirects` file that Netlify and Cloudflare Pages read. These hosts handle the slash at the
 * end of an address themselves.
 */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(([from, to]) => `${from} ${to.replace(/\*$/, ':splat')} 301\n`).join('');
}
