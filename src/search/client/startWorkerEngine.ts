import type {SearchContext, SearchIndexFile, SearchRequest} from '../types';
import type {StartEngine} from './engine/searchEngine';
import {takeWorker} from './preload';
import {EngineLostError} from './searchError';

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
  const worker = createOrTakeWorker();
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new EngineLostError('The worker failed.')));
  });
  failure.catch(() => undefined); // No answer may be waiting for it.

  /** Stops the worker when it gives no answer, for a reason of its own or in time. */
  const ask = async <Result>(question: Question): Promise<Result> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      const error = new EngineLostError('The worker doesn’t answer.');
      timer = setTimeout(() => reject(error), ANSWER_TIMEOUT);
    });
    try {
      return await Promise.race([askWorker<Result>(worker, question), failure, silence]);
    } catch (error) {
      if (error instanceof EngineLostError) {
        worker.terminate();
      }
      throw error;
    } finally {
      clearTimeout(timer);
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

function createOrTakeWorker(): Worker {
  try {
    return takeWorker();
  } catch (error) {
    throw new EngineLostError('This browser can’t start a worker.', {cause: error});
  }
}

/** Asks a worker, which replies on a port of the question's own. */
export function askWorker<Result>(worker: Worker, question: Question): Promise<Result> {
  const {port1, port2} = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      port1.close();
      if ('error' in data) {
        reject(new Error(data.error));
      } else {
        resolve(data.value as Result);
      }
    };
  });
}
