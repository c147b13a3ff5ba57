/**
 * The file that a build writes for a route, relative to the output folder.
 * @param route with base URL, as in `routesPaths`
 * @param trailingSlash the setting of the site: `false` writes `page.html`, else `page/index.html`
 */
export function routeToHtmlPath(
  route: string,
  {baseUrl, trailingSlash}: {baseUrl: string; trailingSlash: boolean | undefined},
): string {
  if (!route.startsWith(baseUrl) && `${route}/` !== baseUrl) {
    throw new Error(`The route ${route} is outside the base URL ${baseUrl}.`);
  }
  const path = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  if (path === '' || route.endsWith('/')) {
    return path === '' ? 'index.html' : `${path}/index.html`;
  }
  if (path.endsWith('.html')) {
    return path;
  }
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}
