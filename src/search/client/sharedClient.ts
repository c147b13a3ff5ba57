import {readerContext} from './readerContext';
import type {SearchClient, SearchSettings} from '../types';
import {createSearchClient} from './createSearchClient';

let shared: SearchClient | undefined;

/** The one client of the site: the modal and the search page share it, and so the loaded index. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  shared ??= createSearchClient(settings, () => readerContext());
  return shared;
}

/** Fetches the index ahead. A failure shows when a search meets it. */
export function warmIndex(settings: SearchSettings): void {
  if (settings.provider === 'embedded') {
    getSearchClient(settings)
      .search({requests: []})
      .catch(() => undefined);
  }
}
