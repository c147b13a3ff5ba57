import type {SearchClient, SearchContext, SearchIndexFile} from '../types';
import {type FetchFile, loadSearchIndex} from './loadSearchIndex';
import type {SearchEngine, StartEngine} from './engine/searchEngine';
import {createSearchError, EngineLostError, isSearchError} from './searchError';

/**
 * The search client that answers from the index file of the build. After a failure the next search fetches
 * the file again.
 * @param start where the engine runs: here, or in a worker
 * @param startAgain where it runs after it was lost
 */
export function createEmbeddedClient({
  indexUrl,
  getContext,
  fetch: fetchFile,
  start,
  startAgain = start,
}: {
  indexUrl: string;
  getContext: () => SearchContext;
  fetch?: FetchFile;
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
    const starting = (running ??= load());
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
      throw isSearchError(error)
        ? error
        : createSearchError('invalid', `The search index ${indexUrl} cannot be read.`, error);
    }
  }

  async function load(): Promise<SearchEngine> {
    file ??= loadSearchIndex(indexUrl, fetchFile);
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
