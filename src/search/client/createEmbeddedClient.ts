import type {SearchClient, SearchContext} from '../types';
import {type FetchFile, loadSearchIndex} from './loadSearchIndex';
import type {SearchEngine, StartEngine} from './engine/searchEngine';
import {createSearchError, isSearchError} from './searchError';

/**
 * The search client that answers from the index file of the build. The file is fetched with the
 * first search, or before it with `search({requests: []})`; after a failure the next search tries again.
 * @param start where the engine runs: here, or in a worker
 */
export function createEmbeddedClient({
  indexUrl,
  getContext,
  fetch: fetchFile,
  start,
}: {
  indexUrl: string;
  getContext: () => SearchContext;
  fetch?: FetchFile;
  start: StartEngine;
}): SearchClient {
  let loading: Promise<SearchEngine> | undefined;

  function load(): Promise<SearchEngine> {
    loading ??= start(loadSearchIndex(indexUrl, fetchFile)).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    search: ({requests}) =>
      withEngine(async (engine) => {
        const context = getContext();
        return {results: await Promise.all(requests.map(async (it) => engine.answer(it, context)))};
      }),
    nearestWords: (query) => withEngine((engine) => engine.nearestWords(query)),
  };

  async function withEngine<Result>(
    use: (engine: SearchEngine) => Result | Promise<Result>,
  ): Promise<Result> {
    try {
      return await use(await load());
    } catch (error) {
      // A file of the right format can still hold other things than it promises.
      throw isSearchError(error)
        ? error
        : createSearchError('invalid', `The search index ${indexUrl} cannot be read.`, error);
    }
  }
}
