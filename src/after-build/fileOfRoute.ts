/**
 * The file that the build writes for a route, relative to the output folder. Both `/docs/r10/drawdown` and
 * `/docs/r10/` are folders with an `index.html`.
 * @param route with base URL
 */
export function fileOfRoute(route: string, baseUrl: string): string {
  const path = decodeURI(route.slice(baseUrl.length));
  return path.endsWith('.html') ? path : `${path.replace(/[^/]$/, '$&/')}index.html`;
}
