import type {SearchClient, SearchContext, SearchSettings} from '../types';
import {createEmbeddedClient} from './createEmbeddedClient';
import {createHostedClient} from './createHostedClient';

/** The search client of the provider that the site was built with. */
export function createSearchClient(
  settings: SearchSettings,
  getContext: () => SearchContext,
): SearchClient {
  return settings.provider === 'hosted'
    ? createHostedClient(settings, getContext)
    : createEmbeddedClient({indexUrl: settings.indexUrl, getContext});
}
