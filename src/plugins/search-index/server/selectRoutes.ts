/**
 * Routes whose pages are indexed, sorted so that every build reads them in the same order. Pages
 * that ask robots to stay away are found later, in their HTML.
 * @param routesPaths every path of the build, with base URL
 * @param excluded paths with base URL that are no page of the manual: `/search`
 */
export function selectRoutes(
  routesPaths: readonly string[],
  {baseUrl, excluded}: {baseUrl: string; excluded: readonly string[]},
): string[] {
  const unwanted = new Set([`${baseUrl}404.html`, ...excluded].map(withoutEndSlash));
  const wanted = routesPaths.filter(
    (route) => route.startsWith('/') && !unwanted.has(withoutEndSlash(route)),
  );
  return [...new Set(wanted)].sort();
}

function withoutEndSlash(route: string): string {
  return route.replace(/\/$/, '');
}
