import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {reloadWhenReachable} from '../navigation/reloadWhenReachable';

type Route = Pick<(typeof routes)[number], 'path' | 'exact' | 'routes'>;

function hasPage(path: string, list: readonly Route[] = []): boolean {
  return list.some(
    (route) =>
      (route.exact && withoutSlash(route.path) === path) || hasPage(path, route.routes as Route[]),
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * A tab that is older than the last deploy does not know its new pages, which the search finds. What
 * is no page of this build is asked of the server, with one reload.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && !hasPage(withoutSlash(location.pathname), routes)) {
    void reloadWhenReachable();
  }
};
