import type {SearchSettings} from '../types';

/**
 * DocSearch creates an Algolia client before it takes ours, and that one throws on an empty
 * application id or key. The embedded provider has neither, so it gets words that no request carries.
 */
const PLACEHOLDER = {appId: 'EMBEDDED', apiKey: 'embedded'} as const;

/** What DocSearch wants to be told of the provider. */
export function docSearchCredentials(settings: SearchSettings): {
  appId: string;
  apiKey: string;
  indexName: string;
} {
  const {appId, apiKey} = settings.provider === 'hosted' ? settings : PLACEHOLDER;
  return {appId, apiKey, indexName: settings.indexName};
}
