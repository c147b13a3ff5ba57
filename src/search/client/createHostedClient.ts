import type * as AlgoliaLite from 'algoliasearch/lite';
import {HIT_ATTRIBUTES, HITS_PER_PAGE, SNIPPED_TEXTS, SNIPPET_WORDS} from '../shared/constants';
import {
  SearchError,
  type SearchClient,
  type SearchContext,
  type SearchFailure,
  type SearchRequest,
  type SearchResult,
  type SearchSettings,
} from '../types';
import {readHostedHit} from './readHostedHit';

type ClientOptions = Parameters<typeof AlgoliaLite.liteClient>[2];
type HostedSettings = Extract<SearchSettings, {provider: 'hosted'}>;

/**
 * The search client that asks Algolia. It uses the same Algolia package as DocSearch, and only sites with the
 * hosted search load it. Hits keep Algolia's order; the reader's manual and platform are optional filters.
 * @param options of Algolia's client
 */
export function createHostedClient(
  settings: HostedSettings,
  getContext: () => SearchContext,
  options?: ClientOptions,
): SearchClient {
  let algolia: AlgoliaLite.LiteClient | undefined;
  return {
    load: () => Promise.resolve(),
    async search(request) {
      try {
        const {liteClient} = await import(/* webpackChunkName: "algolia" */ 'algoliasearch/lite');
        algolia ??= liteClient(settings.appId, settings.apiKey, options);
        const {results} = await algolia.search({
          requests: [toParameters(request, settings, getContext())],
        });
        return readResult(results[0], request);
      } catch (error) {
        // Algolia's client caches answers, even those that cannot be read.
        await algolia?.clearCache();
        throw new SearchError(reasonOf(error), {cause: error});
      }
    },
  };
}

/**
 * Translates a request into Algolia's parameters. Hits for the reader's manual and platform are preferred,
 * not required.
 */
function toParameters(
  {query, page = null, limit = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS.wide}: SearchRequest,
  {indexName, origin, version}: HostedSettings,
  context: SearchContext,
) {
  const own = Object.entries(context).filter(([, value]) => value !== null);
  return {
    indexName,
    query,
    hitsPerPage: limit,
    facetFilters: [
      `version:${version}`,
      ...(page === null ? [] : [`url_without_anchor:${origin}${page}`]),
    ],
    optionalFilters: own.map(([name, value]) => `${name}:${value}`),
    attributesToRetrieve: ['hierarchy', ...HIT_ATTRIBUTES],
    attributesToSnippet: SNIPPED_TEXTS.map((text) => `${text}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    distinct: true,
    clickAnalytics: false,
  };
}

/**
 * Why Algolia failed. Its client rejects with an `ApiError` if it was refused, and with a `RetryError` if it
 * reached no host.
 */
function reasonOf(error: unknown): SearchFailure {
  const {name} = error as Error;
  const reasons: Readonly<Record<string, SearchFailure>> = {
    ApiError: 'refused',
    RetryError: 'network',
    // From the bundler: the page can no longer fetch the chunk.
    ChunkLoadError: 'outdated',
  };
  return reasons[name] ?? 'invalid';
}

/** The hits that can be shown. A service can count hits that it does not send. */
function readResult(result: unknown, {limit = HITS_PER_PAGE}: SearchRequest): SearchResult {
  const {hits, nbHits} = result as {hits: unknown[]; nbHits: unknown};
  const shown = hits.map(readHostedHit).filter((hit) => hit !== undefined);
  const count = typeof nbHits === 'number' && hits.length === limit ? nbHits : hits.length;
  return {hits: shown, nbHits: Math.max(count - hits.length, 0) + shown.length};
}
