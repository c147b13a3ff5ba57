import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot, type Root} from 'react-dom/client';
import {reloadWhenReachable} from '../navigation/reloadWhenReachable';
import {isHydrated} from '../states/isHydrated';
import LoadFailure from '../states/LoadFailure';

// Core's `clientEntry` hydrates after `preload(…)` and catches nothing: when a chunk of the first page
// fails, the static text stays and nothing else happens. This says so, and offers a reload, which is
// the only retry: the failed promise is cached.
let box: {element: HTMLElement; root: Root} | undefined;

function showFailure(): void {
  if (box || isHydrated()) {
    return;
  }
  const element = document.createElement('div');
  document.body.prepend(element);
  const root = createRoot(element);
  root.render(<LoadFailure retry={() => void reloadWhenReachable()} />);
  box = {element, root};
}

function hideFailure(): void {
  box?.root.unmount();
  box?.element.remove();
  box = undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', showFailure);
}

/** A page that did render had another cause to reject: the box was wrong. */
export function onRouteDidUpdate(): void {
  hideFailure();
}
