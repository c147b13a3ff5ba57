import {fetchIndex} from './preload/indexRequest';
import type {SearchClient, SearchContext, SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import type {createHostedClient} from './createHostedClient';
import {createSearchError} from './searchError';
import {startInPlaces} from './startInPlaces';
import {startPageEngine} from './startPageEngine';
import {startWorkerEngine} from './startWorkerEngine';

/** The search client of the provider that the site was built with. */
export function createSearchClient(
  settings: SearchSettings,
  getContext: () => SearchContext,
): SearchClient {
  return settings.provider === 'hosted'
    ? loadHostedClient((create) => create(settings, getContext))
    : createEmbeddedClient({
        indexUrl: settings.indexUrl,
        getContext,
        fetch: fetchIndex,
        // A worker that is lost is replaced once.
        start: startInPlaces([startWorkerEngine, startWorkerEngine, startPageEngine]),
      });
}

/** The hosted client, whose code only the sites that use it load. After a failure it is fetched again. */
function loadHostedClient(
  create: (createClient: typeof createHostedClient) => SearchClient,
): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "search-hosted" */ './createHostedClient').then(
      (module) => create(module.createHostedClient),
      (error: unknown) => {
        loading = undefined;
        throw createSearchError('outdated', 'The code of the search could not be fetched.', error);
      },
    );
    return loading;
  };
  return {
    search: async (request) => (await load()).search(request),
    nearestWords: async (query) => (await load()).nearestWords(query),
  };
}
