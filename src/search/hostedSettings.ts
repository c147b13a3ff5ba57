export interface HostedSettings {
  appId: string;
  /** Search-only key: it is public. */
  apiKey: string;
  indexName: string;
}

/**
 * The shape of each variable. The application becomes a part of host names in the security policy, so
 * nothing else may be in it.
 */
const VARIABLES = {
  ALGOLIA_APP_ID: {
    shape: /^[A-Za-z0-9]{4,20}$/,
    words: 'an application ID of Algolia, which has 4 to 20 letters and digits',
  },
  ALGOLIA_SEARCH_API_KEY: {
    // A key that Algolia made, or one that somebody derived from it, in Base64.
    shape: /^[A-Za-z0-9+/=_-]{10,1000}$/,
    words: 'a search-only key of Algolia, which has at least 10 letters and digits',
  },
  ALGOLIA_INDEX_NAME: {
    shape: /^[A-Za-z0-9._-]{1,100}$/,
    words: 'the name of an index: up to 100 letters and digits, with ".", "_" or "-" between them',
  },
} as const;

type Name = keyof typeof VARIABLES;

const NAMES = Object.keys(VARIABLES) as Name[];

/**
 * The settings of the hosted search from environment variables: undefined when none is set.
 * @throws a sentence that names what is missing when only some of them are set, or the first one that
 *   cannot be what it is meant to be. It does not repeat the value, which may be another, secret key.
 */
export function readHostedSettings(
  env: Readonly<Record<string, string | undefined>>,
): HostedSettings | undefined {
  const read = (name: Name) => (env[name] ?? '').trim();
  const missing = NAMES.filter((name) => read(name) === '');
  if (missing.length === NAMES.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${new Intl.ListFormat('en-GB').format(missing)} as well: set all three variables, or none of them to use the built-in search.`,
    );
  }
  const wrong = NAMES.find((name) => !VARIABLES[name].shape.test(read(name)));
  if (wrong) {
    throw new Error(`${wrong} is not ${VARIABLES[wrong].words}; correct it and build again.`);
  }
  return {
    appId: read('ALGOLIA_APP_ID'),
    apiKey: read('ALGOLIA_SEARCH_API_KEY'),
    indexName: read('ALGOLIA_INDEX_NAME'),
  };
}
