export interface HostedSettings {
  appId: string;
  /** Search-only key, which may be public. */
  apiKey: string;
  indexName: string;
}

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the settings of the hosted search from environment variables; undefined if none is set.
 * @throws with a message that names the variables that are missing
 */
export function readHostedSettings(
  env: Readonly<Record<string, string | undefined>>,
): HostedSettings | undefined {
  const read = (name: (typeof NAMES)[number]) => (env[name] ?? '').trim();
  const missing = NAMES.filter((name) => read(name) === '');
  if (missing.length === NAMES.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${new Intl.ListFormat('en-GB').format(missing)} as well: set all three variables, or none of them to use the built-in search.`,
    );
  }
  return {
    appId: read('ALGOLIA_APP_ID'),
    apiKey: read('ALGOLIA_SEARCH_API_KEY'),
    indexName: read('ALGOLIA_INDEX_NAME'),
  };
}
