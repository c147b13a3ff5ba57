export interface HostedSettings {
  appId: string;
  /** Search-only key: it is public. */
  apiKey: string;
  indexName: string;
}

const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * The settings of the hosted search from environment variables: undefined when none is set.
 * @throws a sentence that names what is missing when only some of them are set
 */
export function readHostedSettings(
  env: Readonly<Record<string, string | undefined>>,
): HostedSettings | undefined {
  const {appId, apiKey, indexName} = VARIABLES;
  const missing = [appId, apiKey, indexName].filter((name) => !env[name]?.trim());
  if (missing.length === Object.keys(VARIABLES).length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${new Intl.ListFormat('en-GB').format(missing)} as well: set all three variables, or none of them for the search that is built in.`,
    );
  }
  const read = (name: string) => (env[name] ?? '').trim();
  return {appId: read(appId), apiKey: read(apiKey), indexName: read(indexName)};
}
