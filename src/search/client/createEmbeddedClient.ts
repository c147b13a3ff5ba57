import {
  EngineLostError,
  SearchError,
  type SearchClient,
  type SearchContext,
  type SearchIndexFile,
} from '../types';
import type {SearchEngine, StartEngine} from './engine/searchEngine';

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
    load: () => ask(() => undefined),
    search: (request) => ask((engine) => engine.answer(request, getContext())),
    nearestWords: (query) => ask((engine) => engine.nearestWords(query)),
  };

  async function ask<Result>(
    question: (engine: SearchEngine) => Result | Promise<Result>,
  ): Promise<Result> {
    const starting = (running ??= startEngine());
    try {
      return await question(await starting);
    } catch (error) {
      if (error instanceof EngineLostError) {
        // Several questions may have waited for it. The first one replaces it.
        if (running === starting) {
          running = undefined;
          startNext = startAgain;
        }
        return ask(question);
      }
      // A file of the right format can still hold other things than it promises.
      throw error instanceof SearchError ? error : new SearchError('invalid', {cause: error});
    }
  }

  async function startEngine(): Promise<SearchEngine> {
    file ??= loadIndex();
    try {
      return await startNext(file);
    } catch (error) {
      if (!(error instanceof EngineLostError)) {
        file = undefined;
        running = undefined;
      }
      throw error;
    }
  }
}
