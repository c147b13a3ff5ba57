import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Watcher = (event: PopStateEvent) => void;

let watcher: Watcher | null = null;

/**
 * Calls a function for each `popstate`, before the router learns of it.
 * @returns a function that ends this
 */
export function watchHistory(next: Watcher): () => void {
  watcher = next;
  return () => {
    watcher = watcher === next ? null : watcher;
  };
}

// Browsers call the listeners of the window in the order in which they were added. The plugin of the search
// makes this file a client module, which runs before the router is created.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', (event) => watcher?.(event));
}
