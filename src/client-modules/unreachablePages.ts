import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {isServerReachable} from '../navigation/isServerReachable';
import {isHydrated} from '../states/isHydrated';

interface Route {
  component: {preload: () => Promise<unknown>};
  routes?: Route[];
}

// When the code of the next page cannot be fetched, core reloads (`PendingNavigation`): right after a
// deploy, but without a line it leaves the reader with the browser's own error page. Then the page is
// drawn with what there is, which is `@theme/Loading` with its Retry.
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
