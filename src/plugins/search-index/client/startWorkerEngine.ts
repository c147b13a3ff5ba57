import {wrap} from 'comlink';
import {LOAD_TIMEOUT} from '@site/src/search/constants';
import {takeWorker} from '@site/src/search/workerRequest';
import {createSearchError} from './searchError';
import type {StartEngine} from './searchEngine';
import type {Start} from './searchWorker';

/**
 * An engine beside the page: while it reads the index, on a slow phone for half a second, the page
 * goes on taking what its reader types.
 * @throws (rejects) a `SearchError` when the worker's code does not come in time
 */
export const startWorkerEngine: StartEngine = async (file) => {
  // Before the file is here, so that both are fetched at the same time.
  const worker = takeWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failure = new Promise<never>((_, reject) => {
    const fail = () =>
      reject(createSearchError('network', 'The code of the search could not be fetched.'));
    worker.addEventListener('error', fail);
    timer = setTimeout(fail, LOAD_TIMEOUT);
  });
  try {
    const start = wrap<Start>(worker);
    const engine = await Promise.race([file.then((it) => start(it)), failure]);
    return {
      answer: (parameters, context) => engine.answer(parameters, context),
      nearestWords: (query) => engine.nearestWords(query),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
