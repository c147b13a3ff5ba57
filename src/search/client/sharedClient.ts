import {readerContext} from './readerContext';
import type {SearchClient, SearchSettings} from '../types';
import {createSearchClient} from './createSearchClient';

const shared = new Map<string, SearchClient>();

/** The one client of each index: the modal and the search page share it, and so the loaded index. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  const index = settings.provider === 'embedded' ? settings.indexUrl : settings.indexName;
  const client = shared.get(index) ?? createSearchClient(settings, () => readerContext());
  shared.set(index, client);
  return client;
}

/** Fetches the index ahead. A failure shows when a search meets it. */
export function warmIndex(settings: SearchSettings): void {
  if (settings.provider === 'embedded') {
    getSearchClient(settings)
      .search({requests: []})
      .catch(() => undefined);
  }
}
