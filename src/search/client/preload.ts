import {LOAD_TIMEOUT} from '../shared/constants';

/** Requested index files: the pending response, or null once it was handed out. */
const requested = new Map<string, Promise<Response> | null>();

let earlyWorker: Worker | undefined;
let isWorkerRequested = false;

/** Chromium's Network Information API: https://wicg.github.io/netinfo/ */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * True on 2g and with data saver on, where nothing is fetched before it is needed. Docusaurus has
 * the same rule for the prefetch of pages (`core/lib/client/docusaurus.js`).
 */
export function isSlowConnection(
  connection = (navigator as Navigator & {connection?: Connection}).connection,
): boolean {
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

/**
 * Requests an index file while the code that reads it is still on its way, so that a reader on a slow line does
 * not wait for one after the other.
 * @param url path of the file, with base URL
 */
export function requestIndex(url: string): void {
  if (!requested.has(url)) {
    const response = request(url);
    requested.set(url, response);
    // Nobody needs the file yet. Whoever does requests it again.
    response.catch(() => requested.delete(url));
  }
}

/** The index file. The first caller gets the response that was requested early, if there is one. */
export function fetchIndex(url: string): Promise<Response> {
  const response = requested.get(url) ?? request(url);
  requested.set(url, null);
  return response;
}

/**
 * Has a time limit for the whole answer, so that a connection that dies half-way ends in an error. The browser
 * asks the server each time whether its copy is still good, since the name of the file is fixed.
 */
function request(url: string): Promise<Response> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), LOAD_TIMEOUT);
  return fetch(url, {cache: 'no-cache', signal: controller.signal});
}

/** Starts the worker of the search while the code of the modal is still on its way, as `requestIndex` does. */
export function requestWorker(): void {
  if (isWorkerRequested) {
    return;
  }
  isWorkerRequested = true;
  let worker: Worker;
  try {
    worker = createWorker();
  } catch {
    return; // Whoever needs it meets the same failure.
  }
  earlyWorker = worker;
  // Nobody needs the worker yet. Whoever does starts another one.
  worker.addEventListener('error', () => {
    if (earlyWorker === worker) {
      earlyWorker = undefined;
      isWorkerRequested = false;
    }
  });
}

/** The worker that was started early, for the first caller; a new one for all others. */
export function takeWorker(): Worker {
  const worker = earlyWorker ?? createWorker();
  earlyWorker = undefined;
  isWorkerRequested = true;
  return worker;
}

function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url),
  );
}
