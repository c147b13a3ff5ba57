let early: Worker | undefined;
let isAsked = false;

/** Starts the worker of the search while the code of the modal is still on its way, as `requestIndex` does. */
export function requestWorker(): void {
  if (isAsked) {
    return;
  }
  isAsked = true;
  const worker = createWorker();
  early = worker;
  // A failure before anybody needs the worker concerns nobody: the next one is asked for anew.
  worker.addEventListener('error', () => {
    if (early === worker) {
      early = undefined;
      isAsked = false;
    }
  });
}

/** The worker that was started early, for whoever comes first, or a new one. Then none is needed early. */
export function takeWorker(): Worker {
  const worker = early ?? createWorker();
  early = undefined;
  isAsked = true;
  return worker;
}

function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      '../plugins/search-index/client/searchWorker.ts',
      import.meta.url,
    ),
  );
}
