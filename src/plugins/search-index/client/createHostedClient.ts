import type {SearchClient, SearchContext, SearchResult, SearchSettings} from '../types';
import {hostedOrigin} from '../shared/hostedOrigin';
import {createSearchError} from './searchError';

type HostedSettings = Extract<SearchSettings, {provider: 'hosted'}>;

/** The search client that asks Algolia. */
export function createHostedClient(
  {appId, apiKey}: HostedSettings,
  getContext: () => SearchContext,
  fetchUrl: typeof fetch = fetch,
): SearchClient {
  return {
    async search({requests}) {
      const {product} = getContext();
      const optionalFilters = product === null ? [] : [`product:${product}`];
      const url = `${hostedOrigin(appId)}/1/indexes/*/queries?x-algolia-api-key=${apiKey}&x-algolia-application-id=${appId}`;
      const body = JSON.stringify({
        requests: requests.map((request) => ({...request, optionalFilters})),
      });
      try {
        const response = await fetchUrl(url, {method: 'POST', body});
        return (await response.json()) as {results: SearchResult[]};
      } catch (error) {
        throw createSearchError('network', 'The search service could not be reached.', error);
      }
    },
    nearestWords: () => Promise.resolve([]),
  };
}
