import type {
  SearchClient,
  SearchContext,
  SearchParameters,
  SearchResult,
  SearchSettings,
} from '../types';
import {hostedOrigins} from '../shared/hostedOrigins';
import {readHostedResult} from './readHostedResult';
import {createSearchError, isSearchError} from './searchError';

type HostedSettings = Extract<SearchSettings, {provider: 'hosted'}>;

/** Milliseconds after which the next host is asked, as in Algolia's own clients. */
const TIMEOUT = 5000;

/** Milliseconds after which no host is waited for any more, however many are left. */
const DEADLINE = 10_000;

/**
 * The search client that asks Algolia, in the form of DocSearch's own client: `text/plain` and keys
 * in the address spare the browser a preflight. The reader's manual and platform are optional filters.
 */
export function createHostedClient(
  {appId, apiKey}: Pick<HostedSettings, 'appId' | 'apiKey'>,
  getContext: () => SearchContext,
  fetchUrl: typeof fetch = (url, init) => fetch(url, init),
): SearchClient {
  const origins = hostedOrigins(appId);
  const keys = new URLSearchParams({
    'x-algolia-agent': 'online-manual',
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
  });

  return {
    async search({requests}) {
      if (requests.length === 0) {
        return {results: []};
      }
      const body = JSON.stringify({
        requests: requests.map((request) => toHostedRequest(request, getContext())),
      });
      const answer = await askHosts(body);
      return {results: readResults(answer, requests)};
    },
    nearestWords: () => Promise.resolve([]),
  };

  /** The first answer of any host that is up. */
  async function askHosts(body: string): Promise<unknown> {
    const end = Date.now() + DEADLINE;
    let cause: unknown;
    for (const origin of origins) {
      const rest = end - Date.now();
      if (rest <= 0) {
        break;
      }
      try {
        return await ask(origin, body, Math.min(TIMEOUT, rest));
      } catch (error) {
        // Every host would refuse in the same way, or answer with the same nonsense.
        if (isSearchError(error)) {
          throw error;
        }
        cause = error;
      }
    }
    throw createSearchError('network', 'No host of the search service could be reached.', cause);
  }

  /** The answer of one host, from the request to the last byte within the time that it has. */
  async function ask(origin: string, body: string, timeout: number): Promise<unknown> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    try {
      const response = await fetchUrl(`${origin}/1/indexes/*/queries?${keys.toString()}`, {
        method: 'POST',
        body,
        signal: controller.signal,
      });
      if (response.status >= 500) {
        throw new Error(`${origin} answered ${response.status}.`);
      }
      return readAnswer(response.status, await response.text());
    } finally {
      clearTimeout(timer);
    }
  }
}

function readAnswer(status: number, text: string): unknown {
  if (status < 200 || status > 299) {
    throw createSearchError('refused', `The search service refused with ${status}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw createSearchError('invalid', 'The search service didn’t answer with JSON.', error);
  }
}

function toHostedRequest(request: SearchParameters, {product, platform}: SearchContext) {
  const optionalFilters = [
    ...(product === null ? [] : [`product:${product}`]),
    ...(platform === null ? [] : [`platform:${platform}`]),
  ];
  return {...request, distinct: true, optionalFilters, clickAnalytics: false};
}

function readResults(answer: unknown, requests: readonly SearchParameters[]): SearchResult[] {
  const results = (answer as {results?: unknown} | null)?.results;
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw createSearchError('invalid', 'The search service answered in an unknown form.');
  }
  return requests.map((request, place) => readHostedResult(results[place], request));
}
