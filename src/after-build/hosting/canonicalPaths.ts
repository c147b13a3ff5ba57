import {fileOfRoute, selectPages} from '../routes';

/** The file of each page, relative to the output folder, by its canonical path with base URL. */
export type CanonicalPaths = Readonly<Record<string, string>>;

/**
 * The canonical path of every page. It is the route, since the site does not set `trailingSlash`.
 * @param routes every path of the build, with base URL
 * @returns sorted by path
 */
export function listCanonicalPaths(routes: readonly string[], baseUrl: string): CanonicalPaths {
  const pages = selectPages(routes, {baseUrl, excluded: []});
  return Object.fromEntries(pages.map((path) => [path, fileOfRoute(path, baseUrl)]));
}

/**
 * Each path with its slash at the end added or removed, and the path it redirects to. Left out: the root,
 * and paths at which there is another page.
 */
export function listRedirects(paths: CanonicalPaths): [from: string, to: string][] {
  return Object.keys(paths)
    .map((path): [string, string] => [path.endsWith('/') ? path.slice(0, -1) : `${path}/`, path])
    .filter(([from]) => from !== '' && !(from in paths));
}

/**
 * Some hosts redirect `/x` to `/x/` if there is only `x/index.html`, but send `x.html` for `/x`. So each page
 * whose canonical path has no slash at its end needs such a copy.
 * @returns the file of each page, and the name of its copy
 */
export function listPageCopies(paths: CanonicalPaths): [file: string, copy: string][] {
  return Object.entries(paths)
    .filter(([path]) => !path.endsWith('/'))
    .map(([, file]) => [file, file.replace(/\/index\.html$/, '.html')]);
}
