import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {isServerReachable} from '@site/src/navigation/isServerReachable';
import {scrollToTargetAfterReload} from '@site/src/navigation/reload';

interface Route {
  component: {preload: () => Promise<unknown>};
  routes?: Route[];
}

/**
 * True while the reader waits for the code of another page. Code is also prefetched for links, and then
 * nobody waits.
 */
let isWaitingForPage = false;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  isWaitingForPage = previousLocation !== null && previousLocation.pathname !== location.pathname;
  return () => {
    isWaitingForPage = false;
  };
};

// If the code of the next page cannot be fetched, core reloads the page (`PendingNavigation`). That helps
// after a deploy, but without a connection the reader would get the browser's error page. In that case,
// ignore the error: the page then renders `@theme/Loading` with its Retry button.
function keepPageOffline({component, routes: children = []}: Route): void {
  const {preload} = component;
  component.preload = () =>
    preload().catch(async (error: unknown) => {
      if (isWaitingForPage && !(await isServerReachable())) {
        return;
      }
      if (isWaitingForPage) {
        scrollToTargetAfterReload();
      }
      throw error;
    });
  children.forEach(keepPageOffline);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as unknown as Route[]).forEach(keepPageOffline);
}
