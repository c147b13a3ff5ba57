import type * as AlgoliaLite from 'algoliasearch/lite';
import {escapeHtml} from '../shared/html';
import type {
  SearchClient,
  SearchContext,
  SearchFailure,
  SearchHit,
  SearchResult,
  SearchSettings,
} from '../types';
import {hitPath} from './hitPath';
import {isRecordType} from './recordType';
import {createSearchError} from './searchError';

type ClientOptions = Parameters<typeof AlgoliaLite.liteClient>[2];
type HostedSettings = Extract<SearchSettings, {provider: 'hosted'}>;

/**
 * The search client that asks Algolia, by the client that DocSearch uses as well, which only sites that use it
 * load. Hits keep Algolia's order; the reader's manual and platform are optional filters.
 * @param options of Algolia's client
 */
export function createHostedClient(
  {appId, apiKey}: Pick<HostedSettings, 'appId' | 'apiKey'>,
  getContext: () => SearchContext,
  options?: ClientOptions,
): SearchClient {
  let algolia: AlgoliaLite.LiteClient | undefined;
  return {
    async search({requests}) {
      if (requests.length === 0) {
        return {results: []};
      }
      const own = Object.entries(getContext()).filter(([, value]) => value !== null);
      const more = {
        distinct: true,
        optionalFilters: own.map(([name, value]) => `${name}:${value}`),
        clickAnalytics: false,
      };
      const body = {requests: requests.map((request) => ({...request, ...more}))};
      try {
        const {liteClient} = await import(/* webpackChunkName: "algolia" */ 'algoliasearch/lite');
        algolia ??= liteClient(appId, apiKey, options);
        const {results} = await algolia.search(body);
        return {results: requests.map((_, index) => readResult(results[index]))};
      } catch (error) {
        // It keeps answers, also those that cannot be read.
        await algolia?.clearCache();
        throw createSearchError(reasonOf(error), 'The search service gave no answer.', error);
      }
    },
    nearestWords: () => Promise.resolve([]),
  };
}

/** Algolia's client rejects with an `ApiError` for a refusal, and with a `RetryError` if it reached no host. */
function reasonOf(error: unknown): SearchFailure {
  const {name} = error as Error;
  const reasons: Readonly<Record<string, SearchFailure>> = {
    ApiError: 'refused',
    RetryError: 'network',
    // The bundler's, for code that this page can no longer fetch.
    ChunkLoadError: 'outdated',
  };
  return reasons[name] ?? 'invalid';
}

/** The hits that can be shown. Their texts are escaped but for marks, since they end up as HTML. */
function readResult(result: unknown): SearchResult {
  const {hits, nbHits} = result as {hits: unknown[]; nbHits: number};
  const escaped = JSON.parse(JSON.stringify(hits), (_, value: unknown) =>
    typeof value === 'string' ? escapeHtml(value).replace(/&lt;(\/?mark)&gt;/g, '<$1>') : value,
  ) as unknown[];
  // A bare heading has nothing to snip.
  const shown = escaped
    .filter(isHit)
    .map((hit) => ({...hit, _snippetResult: {...hit._snippetResult}}));
  return {hits: shown, nbHits: nbHits - (hits.length - shown.length)};
}

/** Whether a hit has what every hit has, and leads to this site: an index may be of another one. */
function isHit(value: unknown): value is SearchHit {
  const {objectID, url, type, hierarchy, _highlightResult} = (value ?? {}) as Partial<SearchHit>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    hitPath(url) !== null &&
    isRecordType(type) &&
    isObject(hierarchy) &&
    isObject(_highlightResult?.hierarchy)
  );
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
