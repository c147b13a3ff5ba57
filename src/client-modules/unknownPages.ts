import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {isServerReachable} from '../navigation/isServerReachable';

type Route = Pick<(typeof routes)[number], 'path' | 'exact' | 'routes'>;

function listPages(route: Route): string[] {
  const children = (route.routes ?? []) as Route[];
  return [...(route.exact ? [withoutSlash(route.path)] : []), ...children.flatMap(listPages)];
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

const pages = new Set(routes.flatMap(listPages));

/**
 * A tab that is older than the last deploy does not know its new pages, which the search finds. What
 * is no page of this build is asked of the server, with one reload.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && !pages.has(withoutSlash(location.pathname))) {
    void isServerReachable().then((isReachable) => isReachable && window.location.reload());
  }
};
