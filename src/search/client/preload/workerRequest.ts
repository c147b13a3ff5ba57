let early: Worker | undefined;
let isRequested = false;

/** Starts the worker of the search while the code of the modal is still on its way, as `requestIndex` does. */
export function requestWorker(): void {
  if (isRequested) {
    return;
  }
  isRequested = true;
  let worker: Worker;
  try {
    worker = createWorker();
  } catch {
    return; // Whoever needs it meets the same failure.
  }
  early = worker;
  // Nobody needs the worker yet. Whoever does starts another one.
  worker.addEventListener('error', () => {
    if (early === worker) {
      early = undefined;
      isRequested = false;
    }
  });
}

/** The worker that was started early, for the first caller; a new one for all others. */
export function takeWorker(): Worker {
  const worker = early ?? createWorker();
  early = undefined;
  isRequested = true;
  return worker;
}

function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('../searchWorker.ts', import.meta.url),
  );
}
