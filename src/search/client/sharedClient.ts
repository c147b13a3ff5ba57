import {SearchError, type SearchClient, type SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import {createHostedClient} from './createHostedClient';
import type {StartEngine} from './engine/answer';
import {loadSearchIndex} from './loadSearchIndex';
import {readerContext} from './readerContext';
import {startWorkerEngine} from './startWorkerEngine';

const shared = new Map<string, SearchClient>();

/** Returns the client for an index. The modal and the search page share it, and with it the loaded index. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  const index = settings.provider === 'embedded' ? settings.indexUrl : settings.version;
  const client = shared.get(index) ?? createClient(settings);
  shared.set(index, client);
  return client;
}

function createClient(settings: SearchSettings): SearchClient {
  return settings.provider === 'hosted'
    ? createHostedClient(settings)
    : createEmbeddedClient({
        loadIndex: () => loadSearchIndex(settings.indexUrl),
        getContext: () => readerContext(),
        start: startWorkerEngine,
        startAgain: startPageEngine,
      });
}

/** Starts an engine on the page itself. The page does not react while the engine works. */
const startPageEngine: StartEngine = async (file) => {
  const {startEngine} = await import(
    /* webpackChunkName: "search-engine" */ './engine/answer'
  ).catch((cause: unknown) => {
    throw new SearchError('outdated', {cause});
  });
  return startEngine(file);
};
