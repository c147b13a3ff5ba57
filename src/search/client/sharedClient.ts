import type {SearchClient, SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import {createHostedClient} from './createHostedClient';
import {fetchIndex} from './preload';
import {readerContext} from './readerContext';
import {startPageEngine} from './startPageEngine';
import {startWorkerEngine} from './startWorkerEngine';

const shared = new Map<string, SearchClient>();

/** The one client of each index: the modal and the search page share it, and so the loaded index. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  const index = settings.provider === 'embedded' ? settings.indexUrl : settings.version;
  const client = shared.get(index) ?? createClient(settings);
  shared.set(index, client);
  return client;
}

function createClient(settings: SearchSettings): SearchClient {
  const getContext = () => readerContext();
  return settings.provider === 'hosted'
    ? createHostedClient(settings, getContext)
    : createEmbeddedClient({
        indexUrl: settings.indexUrl,
        getContext,
        fetch: fetchIndex,
        start: startWorkerEngine,
        startAgain: startPageEngine,
      });
}

/** Fetches the index ahead. A failure shows when a search meets it. */
export function warmIndex(settings: SearchSettings): void {
  if (settings.provider === 'embedded') {
    getSearchClient(settings)
      .load()
      .catch(() => undefined);
  }
}
