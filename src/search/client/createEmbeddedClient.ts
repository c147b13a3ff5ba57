import {SearchError, type SearchClient, type SearchContext, type SearchIndexFile} from '../types';
import type {SearchEngine, StartEngine} from './startWorker';

/**
 * The search client that answers from the index file of the build. After a failure, the next search fetches the
 * file again and starts another engine.
 */
export function createEmbeddedClient({
  loadIndex,
  getContext,
  startEngine,
}: {
  loadIndex: () => Promise<SearchIndexFile>;
  getContext: () => SearchContext;
  startEngine: StartEngine;
}): SearchClient {
  let running: Promise<SearchEngine> | undefined;

  return {
    load: () => withEngine(() => undefined),
    search: (request) => withEngine((engine) => engine(request, getContext())),
  };

  async function withEngine<Result>(
    use: (engine: SearchEngine) => Result | Promise<Result>,
  ): Promise<Result> {
    const engine = (running ??= startEngine(loadIndex()));
    try {
      return await use(await engine);
    } catch (error) {
      // Several searches may have waited for it, and one of them may have started another.
      running = running === engine ? undefined : running;
      // A file with the right format number can still have wrong content.
      throw error instanceof SearchError ? error : new SearchError('invalid', {cause: error});
    }
  }
}
