import {
  SearchError,
  type SearchContext,
  type SearchFailure,
  type SearchIndexFile,
  type SearchRequest,
  type SearchResult,
} from '../types';

/**
 * Milliseconds after which a worker that does not reply counts as lost. Reading the index took 0.5 s on a slow
 * phone and 1.3 s on a busy server. A worker that crashes raises an error; one that the browser has ended does
 * not.
 */
const REPLY_TIMEOUT = 30_000;

/** Answers requests from a loaded index. Rejects with a `SearchError`. */
export type SearchEngine = (
  request: SearchRequest,
  context: SearchContext,
) => Promise<SearchResult>;

/** Starts an engine for an index file, which may still be on its way. */
export type StartEngine = (file: Promise<SearchIndexFile>) => Promise<SearchEngine>;

/** What the page sends the worker: the file first. Each message has a port for its reply. */
export type Message = {file: SearchIndexFile} | {request: SearchRequest; context: SearchContext};

/**
 * Starts an engine in a worker, so that the page keeps reacting to keys while the index is read.
 * @throws (rejects) a `SearchError`, as do the engine's answers: `outdated` if the code of the worker cannot be
 *   loaded, `invalid` if the worker fails later or stops answering
 */
export const startWorker: StartEngine = async (file) => {
  // Started before the index has loaded, so that worker and index are fetched at the same time.
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url),
  );
  let reason: SearchFailure = 'outdated';
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new SearchError(reason)));
  });
  failure.catch(() => undefined); // No reply may be awaited then.

  const untilFailure = async <Value>(value: Promise<Value>): Promise<Value> => {
    try {
      return await Promise.race([value, failure]);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  };

  const loaded = await untilFailure(file);
  await untilFailure(ask(worker, {file: loaded}));
  reason = 'invalid';
  return (request, context) =>
    untilFailure(ask(worker, {request, context}) as Promise<SearchResult>);
};

function ask(worker: Worker, message: Message): Promise<unknown> {
  const {port1, port2} = new MessageChannel();
  worker.postMessage(message, [port2]);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SearchError('invalid')), REPLY_TIMEOUT);
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
  });
}
