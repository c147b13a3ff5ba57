/** The settings of the build with the hosted search. There is no such service. */
export const HOSTED = {
  ALGOLIA_APP_ID: 'MANUALAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'manual',
} as const;
