import {
  EngineLostError,
  SearchError,
  type SearchClient,
  type SearchContext,
  type SearchIndexFile,
} from '../types';
import type {SearchEngine, StartEngine} from './engine/answer';

/**
 * The search client that answers from the index file of the build. After a failure the next search fetches
 * the file again.
 * @param start where the engine runs: here, or in a worker
 * @param startAgain where it runs after it was lost
 */
export function createEmbeddedClient({
  loadIndex,
  getContext,
  start,
  startAgain = start,
}: {
  loadIndex: () => Promise<SearchIndexFile>;
  getContext: () => SearchContext;
  start: StartEngine;
  startAgain?: StartEngine;
}): SearchClient {
  let startNext = start;
  let file: Promise<SearchIndexFile> | undefined;
  let running: Promise<SearchEngine> | undefined;

  return {
    load: () => withEngine(() => undefined),
    search: (request) => withEngine((engine) => engine(request, getContext())),
  };

  async function withEngine<Result>(
    use: (engine: SearchEngine) => Result | Promise<Result>,
  ): Promise<Result> {
    const starting = (running ??= startNext((file ??= loadIndex())));
    let engine: SearchEngine | undefined;
    try {
      engine = await starting;
      return await use(engine);
    } catch (error) {
      const isLost = error instanceof EngineLostError;
      // Several searches may have waited for it. The first one replaces it.
      if (running === starting && (isLost || !engine)) {
        running = undefined;
        startNext = isLost ? startAgain : startNext;
        file = isLost ? file : undefined;
      }
      if (isLost) {
        return withEngine(use);
      }
      // A file of the right format can still hold other things than it promises.
      throw error instanceof SearchError ? error : new SearchError('invalid', {cause: error});
    }
  }
}
