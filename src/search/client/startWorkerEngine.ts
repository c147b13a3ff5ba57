import {
  EngineLostError,
  type SearchContext,
  type SearchIndexFile,
  type SearchRequest,
  type SearchResult,
} from '../types';
import {REPLY_TIMEOUT} from '../shared/constants';
import type {StartEngine} from './engine/answer';

/** What the page sends the worker: the file first. Each message has a port for its reply. */
export type Message = {file: SearchIndexFile} | {request: SearchRequest; context: SearchContext};

/**
 * Starts an engine in a worker, so that the page keeps reacting to keys while the index is read.
 * @throws (rejects) an `EngineLostError` if the browser has no workers, or the worker fails or stops
 *   answering; so do the engine's answers
 */
export const startWorkerEngine: StartEngine = async (file) => {
  // Started before the index has loaded, so that worker and index are fetched at the same time.
  const worker = createWorker();
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new EngineLostError('The worker failed.')));
  });
  const unlessLost = async <Value>(value: Promise<Value>): Promise<Value> => {
    try {
      return await Promise.race([value, failure]);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  };
  failure.catch(() => undefined); // No reply may be awaited then.

  await unlessLost(ask(worker, {file: await unlessLost(file)}));
  return (request, context) => unlessLost(ask(worker, {request, context}) as Promise<SearchResult>);
};

function createWorker(): Worker {
  try {
    return new Worker(
      /* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url),
    );
  } catch (error) {
    throw new EngineLostError('This browser can’t start a worker.', {cause: error});
  }
}

function ask(worker: Worker, message: Message): Promise<unknown> {
  const {port1, port2} = new MessageChannel();
  worker.postMessage(message, [port2]);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new EngineLostError('The worker doesn’t answer.'));
    const timer = setTimeout(giveUp, REPLY_TIMEOUT);
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
  });
}
