import {fetchIndex} from './preload/indexRequest';
import type {SearchClient, SearchContext, SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import {createHostedClient} from './createHostedClient';
import {startInPlaces} from './startInPlaces';
import {startPageEngine} from './startPageEngine';
import {startWorkerEngine} from './startWorkerEngine';

/** The search client of the provider that the site was built with. */
export function createSearchClient(
  settings: SearchSettings,
  getContext: () => SearchContext,
): SearchClient {
  return settings.provider === 'hosted'
    ? createHostedClient(settings, getContext)
    : createEmbeddedClient({
        indexUrl: settings.indexUrl,
        getContext,
        fetch: fetchIndex,
        // A worker that is lost is replaced once.
        start: startInPlaces([startWorkerEngine, startWorkerEngine, startPageEngine]),
      });
}
