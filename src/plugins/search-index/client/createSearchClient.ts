import {fetchIndex} from '@site/src/search/indexRequest';
import type {SearchClient, SearchContext, SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import {createHostedClient} from './createHostedClient';
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
        start: startWorkerEngine,
      });
}
