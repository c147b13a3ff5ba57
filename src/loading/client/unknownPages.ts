import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {reloadAtTarget} from '@site/src/navigation/reload';

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
 * A tab that was opened before the last deploy does not know the pages that the deploy added, but its
 * search finds them. For a path that is not a page of this build, reload to ask the server.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && !hasPage(withoutSlash(location.pathname), routes)) {
    void reloadAtTarget();
  }
};
