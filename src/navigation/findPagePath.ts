import allRoutes from '@generated/routes';

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

function pathsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({path, routes: inner}) => (inner ? pathsOf(inner) : String(path)));
}

/** The router ignores capitals and a slash at the end. */
function keyOf(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/** By key, since a build asks several times for each page. The path `*` stands for all unknown pages. */
const pages = new Map(
  pathsOf(allRoutes)
    .filter((path) => path !== '*')
    .map((path) => [keyOf(path), path]),
);

/**
 * Returns the path that this build has for a page, whatever the capitals of its address, and with or without a
 * slash at its end; undefined for an unknown page.
 */
export function findPagePath(pathname: string): string | undefined {
  return pages.get(keyOf(pathname));
}
