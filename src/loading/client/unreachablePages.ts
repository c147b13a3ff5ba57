import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {isServerReachable} from './isServerReachable';
import {isHydrated} from './isHydrated';

interface Route {
  component: {preload: () => Promise<unknown>};
  routes?: Route[];
}

// If the code of the next page cannot be fetched, core reloads (`PendingNavigation`). That helps after a
// deploy, but without a connection it would leave the reader with the browser's error page. In that case
// ignore the error: the page then renders `@theme/Loading`, with its Retry button.
function keepWithoutLine({component, routes: children = []}: Route): void {
  const {preload} = component;
  component.preload = () =>
    preload().catch(async (error: unknown) => {
      if (!isHydrated() || (await isServerReachable())) {
        throw error;
      }
    });
  children.forEach(keepWithoutLine);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as unknown as Route[]).forEach(keepWithoutLine);
}
