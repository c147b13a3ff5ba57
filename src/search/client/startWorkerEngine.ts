import type {SearchResult} from '../types';
import type {StartEngine} from './engine/searchEngine';
import {takeWorker} from './preload/workerRequest';
import {EngineLostError} from './startInPlaces';
import {createAsker} from './workerMessages';

/**
 * Milliseconds that a worker's code has to run once the index is here. Both are fetched at the same time, and
 * the index is four times as large.
 */
const READY_TIMEOUT = 2000;

/** Milliseconds that a worker has to read the index, which takes a slow phone half a second. */
const START_TIMEOUT = 10_000;

/** Milliseconds that a worker has for one answer, which takes a slow phone 0.1 seconds. */
const ANSWER_TIMEOUT = 5000;

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
  const orLost = async <Result>(answer: Promise<Result>, timeout: number): Promise<Result> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new EngineLostError('The worker doesn’t answer.')), timeout);
    });
    try {
      return await Promise.race([answer, failure, silence]);
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
    const ask = createAsker(worker);
    const ready = ask({ask: 'ready'});
    const index = await Promise.race([file, failure]);
    await orLost(ready, READY_TIMEOUT);
    await orLost(ask({ask: 'start', file: index}), START_TIMEOUT);
    const orLostAnswer = <Result>(answer: Promise<unknown>) =>
      orLost(answer as Promise<Result>, ANSWER_TIMEOUT);
    return {
      answer: (parameters, context) =>
        orLostAnswer<SearchResult>(ask({ask: 'answer', parameters, context})),
      nearestWords: (query) => orLostAnswer<string[]>(ask({ask: 'nearestWords', query})),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
};

function createOrTakeWorker(): Worker {
  try {
    return takeWorker();
  } catch (error) {
    throw new EngineLostError('This browser can’t start a worker.', {cause: error});
  }
}
