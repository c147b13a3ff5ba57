import {matchPath} from '@docusaurus/router';
import allRoutes from '@generated/routes';

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/**
 * Returns the path that this build has for a page, for every form of its address; undefined for an unknown
 * page.
 */
export function findPagePath(
  pathname: string,
  list: readonly Route[] = allRoutes,
): string | undefined {
  for (const {path, routes: inner} of list) {
    const found = inner
      ? findPagePath(pathname, inner)
      : matchPath(pathname, {path, exact: true}) && String(path);
    if (found && found !== '*') {
      return found;
    }
  }
  return undefined;
}
