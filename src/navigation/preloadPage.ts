import {matchPath} from '@docusaurus/router';
import allRoutes from '@generated/routes';

interface Route {
  readonly path?: string | string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly component?: unknown;
  readonly routes?: readonly Route[] | undefined;
}

/**
 * Loads the code of a page, so that it opens at once.
 * @param pathname with the base URL
 * @throws if the code cannot be loaded. At a second attempt,
 * `window.docusaurus.preload` returns false whether or not the code is here.
 */
export async function preloadPage(
  pathname: string,
  routes: readonly Route[] = allRoutes,
): Promise<void> {
  const route = routes.find(({path, exact}) => matchPath(pathname, {path, exact}));
  const component = route?.component as {preload?: () => Promise<unknown>} | undefined;
  await component?.preload?.();
  if (route?.routes) {
    await preloadPage(pathname, route.routes);
  }
}
