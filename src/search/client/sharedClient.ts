import type {SearchClient, SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import {createHostedClient} from './createHostedClient';
import {loadSearchIndex} from './loadSearchIndex';
import {readerContext} from './readerContext';
import {startWorker} from './startWorker';

let shared: SearchClient | undefined;

/** Returns the client of the site. The window and the search page share it, and with it the loaded index. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  return (shared ??=
    settings.provider === 'hosted'
      ? createHostedClient(settings)
      : createEmbeddedClient({
          loadIndex: () => loadSearchIndex(settings.indexUrl),
          getContext: () => readerContext(),
          startEngine: startWorker,
        }));
}
