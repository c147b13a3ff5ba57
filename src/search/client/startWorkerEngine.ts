import {
  EngineLostError,
  type SearchContext,
  type SearchIndexFile,
  type SearchRequest,
} from '../types';
import type {StartEngine} from './engine/searchEngine';

/** What the page asks the worker: first to start, then all else. */
export type Question =
  | {ask: 'start'; file: SearchIndexFile}
  | {ask: 'answer'; request: SearchRequest; context: SearchContext}
  | {ask: 'nearestWords'; query: string};

export type Reply = {value: unknown} | {error: string};

/** Milliseconds that a worker has for one answer. The longest, reading the index, takes a slow phone half a second. */
const ANSWER_TIMEOUT = 4000;

/**
 * Starts an engine in a worker: while it reads the index, the page goes on taking what its reader types.
 * @throws (rejects) an `EngineLostError` when there are no workers, or the worker fails or falls silent;
 * so do the engine's answers
 */
export const startWorkerEngine: StartEngine = async (file) => {
  // Before the index is here, so that both are fetched at the same time.
  const worker = createWorker();
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new EngineLostError('The worker failed.')));
  });
  failure.catch(() => undefined); // No answer may be waiting for it.

  const ask = async <Result>(question: Question): Promise<Result> => {
    try {
      return await Promise.race([askWorker<Result>(worker, question), failure]);
    } catch (error) {
      if (error instanceof EngineLostError) {
        worker.terminate();
      }
      throw error;
    }
  };

  try {
    await ask({ask: 'start', file: await Promise.race([file, failure])});
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    answer: (request, context) => ask({ask: 'answer', request, context}),
    nearestWords: (query) => ask({ask: 'nearestWords', query}),
  };
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

/** Asks a worker, which replies on a port of the question's own. */
function askWorker<Result>(worker: Worker, question: Question): Promise<Result> {
  const {port1, port2} = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new EngineLostError('The worker doesn’t answer.'));
    const timer = setTimeout(giveUp, ANSWER_TIMEOUT);
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      clearTimeout(timer);
      port1.close();
      if ('error' in data) {
        reject(new Error(data.error));
      } else {
        resolve(data.value as Result);
      }
    };
  });
}
