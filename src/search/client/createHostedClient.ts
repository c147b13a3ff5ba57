import {HITS_PER_PAGE, LEVELS, SNIPPET_WORDS} from '../shared/constants';
import {
  SearchError,
  type SearchClient,
  type SearchRequest,
  type SearchResult,
  type SearchSettings,
} from '../types';
import {readHostedHit} from './readHostedHit';

type HostedSettings = Extract<SearchSettings, {provider: 'hosted'}>;

/**
 * The hosts that answer for an application: first the nearest, then the fallbacks, in this order. The policy of the
 * site has to allow them.
 */
function hostedOrigins(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** Milliseconds that a host of Algolia has for an answer before the next one is asked. */
const HOST_TIMEOUT = 5000;

/**
 * The search client that asks Algolia, whose own crawler has filled the index. Hits keep Algolia's order.
 * DocSearch's own client is not used: the search page has none, and the window would show its failures as
 * "No results".
 */
export function createHostedClient(settings: HostedSettings): SearchClient {
  return {
    load: () => Promise.resolve(),
    async search(request) {
      const text = await ask(settings, JSON.stringify(toPayload(request, settings)));
      try {
        return readAnswer(JSON.parse(text), request);
      } catch (cause) {
        throw new SearchError('invalid', {cause});
      }
    },
  };
}

/** Translates a request into that of DocSearch, with the facets of Docusaurus's contextual search. */
function toPayload(
  {query, limit = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS.wide}: SearchRequest,
  {indexName, language}: HostedSettings,
) {
  const headings = LEVELS.map((level) => `hierarchy.${level}`);
  return {
    requests: [
      {
        indexName,
        query,
        hitsPerPage: limit,
        attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
        attributesToSnippet: [...headings, 'content'].map((name) => `${name}:${snippetWords}`),
        // An inner list means "or": pages of the docs, whose version is "current", and all others.
        facetFilters: [
          `language:${language}`,
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
        // What `readHostedHit` looks for. An index can have other tags.
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  };
}

/**
 * Asks one host after the other until one answers.
 * @returns the text of the answer
 * @throws (rejects) a `SearchError`: `network` if no host answers, `refused` if one rejects the request
 */
async function ask({appId, apiKey}: HostedSettings, payload: string): Promise<string> {
  const keys = {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey};
  const address = `/1/indexes/*/queries?${new URLSearchParams(keys).toString()}`;
  for (const origin of hostedOrigins(appId)) {
    const answer = await post(origin + address, payload).catch(() => null);
    if (answer && answer.status < 500) {
      if (answer.status !== 200) {
        throw new SearchError('refused');
      }
      return answer.text;
    }
  }
  throw new SearchError('network');
}

/** Sends the payload as plain text, since browsers ask the host for permission before they send JSON. */
async function post(url: string, body: string): Promise<{status: number; text: string}> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), HOST_TIMEOUT);
  try {
    const response = await fetch(url, {method: 'POST', body, signal: limit.signal});
    return {status: response.status, text: await response.text()};
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves out hits that cannot be shown. A service can count hits that it does not send. */
function readAnswer(answer: unknown, {limit = HITS_PER_PAGE}: SearchRequest): SearchResult {
  const [{hits, nbHits}] = (answer as {results: [{hits: unknown[]; nbHits: unknown}]}).results;
  const shown = hits.map(readHostedHit).filter((hit) => hit !== undefined);
  const isCut = typeof nbHits === 'number' && hits.length === limit;
  return {hits: shown, nbHits: shown.length + (isCut ? Math.max(nbHits - limit, 0) : 0)};
}
