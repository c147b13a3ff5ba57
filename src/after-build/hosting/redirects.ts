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
