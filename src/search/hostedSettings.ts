export interface HostedSettings {
  appId: string;
  /** Search-only key, which may be public. */
  apiKey: string;
  indexName: string;
}

/** The allowed form of each variable. The application id becomes part of host names: see `hostedOrigins`. */
const SHAPES = {
  ALGOLIA_APP_ID: /^[A-Za-z0-9]{4,20}$/,
  ALGOLIA_SEARCH_API_KEY: /^[A-Za-z0-9+/=_-]{10,1000}$/,
  ALGOLIA_INDEX_NAME: /^[A-Za-z0-9._-]{1,100}$/,
};

type Name = keyof typeof SHAPES;

/**
 * Reads the settings of the hosted search from environment variables; undefined if none is set.
 * @throws with a message that names the variable that is missing or malformed. It never repeats a value,
 *   since that may be another, secret key.
 */
export function readHostedSettings(
  env: Readonly<Record<string, string | undefined>>,
): HostedSettings | undefined {
  const read = (name: Name) => (env[name] ?? '').trim();
  const names = Object.keys(SHAPES) as Name[];
  const missing = names.filter((name) => read(name) === '');
  if (missing.length === names.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${new Intl.ListFormat('en-GB').format(missing)} as well: set all three variables, or none of them to use the built-in search.`,
    );
  }
  const wrong = names.find((name) => !SHAPES[name].test(read(name)));
  if (wrong) {
    throw new Error(
      `${wrong} does not look like a value from Algolia: copy it from Algolia's dashboard and build again.`,
    );
  }
  return {
    appId: read('ALGOLIA_APP_ID'),
    apiKey: read('ALGOLIA_SEARCH_API_KEY'),
    indexName: read('ALGOLIA_INDEX_NAME'),
  };
}
