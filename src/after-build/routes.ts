/** Route of the not-found page, without the base URL. */
const NOT_FOUND = '404.html';

/**
 * The file that the build writes for a route, relative to the output folder. Both `/docs/r10/drawdown` and
 * `/docs/r10/` are folders with an `index.html`.
 * @param route with base URL
 * @throws when the route is outside the base URL
 */
export function fileOfRoute(route: string, baseUrl: string): string {
  if (!route.startsWith(baseUrl)) {
    throw new Error(`The route ${route} is outside the base URL ${baseUrl}.`);
  }
  const path = decodeURI(route.slice(baseUrl.length));
  return path.endsWith('.html') ? path : `${path.replace(/[^/]$/, '$&/')}index.html`;
}

/**
 * The routes that are pages of the manual, sorted so that every build treats them in the same order.
 * @param routes every path of the build, with base URL
 * @param excluded paths with base URL that are not part of the manual: `/search`
 */
export function selectPages(
  routes: readonly string[],
  {baseUrl, excluded}: {baseUrl: string; excluded: readonly string[]},
): string[] {
  const unwanted = new Set([baseUrl + NOT_FOUND, ...excluded].map(withoutEndSlash));
  const wanted = routes.filter(
    (route) => route.startsWith('/') && !unwanted.has(withoutEndSlash(route)),
  );
  return [...new Set(wanted)].sort();
}

function withoutEndSlash(route: string): string {
  return route.replace(/\/$/, '');
}
