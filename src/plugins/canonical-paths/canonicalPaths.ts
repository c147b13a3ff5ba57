/** The file of each page, relative to the output folder, by its canonical path with base URL. */
export type CanonicalPaths = Readonly<Record<string, string>>;

/**
 * The canonical paths of a build: the routes themselves, as `trailingSlash` (unset here) leaves them.
 * @param routesPaths every path of the build, with base URL
 * @returns sorted by path
 */
export function listCanonicalPaths(
  routesPaths: readonly string[],
  baseUrl: string,
): CanonicalPaths {
  const paths = routesPaths.filter((path) => path !== `${baseUrl}404.html`).sort();
  return Object.fromEntries(
    paths.map((path) => [path, `${path.slice(baseUrl.length).replace(/[^/]$/, '$&/')}index.html`]),
  );
}

/**
 * The other slash form of each path, with the path it leads to. The root has none, and one that is a page
 * itself leads nowhere.
 */
export function listRedirects(paths: CanonicalPaths): [from: string, to: string][] {
  return Object.keys(paths)
    .map((path): [string, string] => [path.endsWith('/') ? path.slice(0, -1) : `${path}/`, path])
    .filter(([from]) => from !== '' && !(from in paths));
}
