import {folderOf, type MovedAddress, splitAddress} from '../../data/redirects';

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

/**
 * The redirects of pages that are gone, with and without a slash at the end, then those of folders, which end in `*`.
 */
export function listMovedPages(list: readonly MovedAddress[], baseUrl: string): Redirect[] {
  const inSite = (path: string) => baseUrl + path.slice(1);
  const whole = list.filter(({from}) => splitAddress(from).id === '');
  const isFolder = ({from}: MovedAddress) => folderOf(from) !== undefined;
  return [
    ...whole
      .filter((line) => !isFolder(line))
      .flatMap(({from, to}): Redirect[] => {
        const old = inSite(from).replace(/\/$/, '');
        return [
          [old, inSite(to)],
          [`${old}/`, inSite(to)],
        ];
      }),
    ...whole.filter(isFolder).map(({from, to}): Redirect => [inSite(from), inSite(to)]),
  ];
}

/**
 * The redirects as a `_redirects` file, which Netlify and Cloudflare Pages read. They look after the slash at the
 * end of an address by themselves.
 */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(([from, to]) => `${from} ${to.replace(/\*$/, ':splat')} 301\n`).join('');
}
