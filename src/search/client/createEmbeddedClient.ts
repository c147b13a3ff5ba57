import {
  EngineLostError,
  SearchError,
  type SearchClient,
  type SearchContext,
  type SearchIndexFile,
} from '../types';
import type {SearchEngine, StartEngine} from './engine/answer';

/**
 * The search client that answers from the index file of the build. If loading fails, the next search fetches
 * the file again.
 * @param start starts the engine, on the page or in a worker
 * @param startAgain starts its replacement after the engine was lost
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
      // A file with the right format number can still have wrong content.
      throw error instanceof SearchError ? error : new SearchError('invalid', {cause: error});
    }
  }
}
