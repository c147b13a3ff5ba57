import {afterEach, describe, expect, test, vi} from 'vitest';
import {createHostedClient} from '@site/src/search/client/createHostedClient';
import {hostedOrigins} from '@site/src/search/shared/hostedOrigins';
import type {SearchRequest} from '@site/src/search/types';

/** A record of Algolia's crawler, as a search returns it. */
const hit = {objectID: '1', url: 'https://manual.example/docs/x#a', hierarchy: {lvl1: 'Page'}};

const settings = {
  provider: 'hosted',
  indexName: 'manual',
  appId: 'APP',
  apiKey: 'key',
  language: 'en',
  version: '6.0',
} as const;

type Answer = {status: number; text: string} | 'unreachable';

const json = (value: unknown): Answer => ({status: 200, text: JSON.stringify(value)});
const found = (...hits: unknown[]) => json({results: [{hits, nbHits: 30}]});
const DOWN: Answer = {status: 503, text: 'Down'};

/** A client whose service gives these answers, one for each request. Later ones do not reach it. */
function clientOf(answers: readonly Answer[]) {
  const sent: {url: URL; init: RequestInit}[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answer = answers[sent.length] ?? 'unreachable';
    sent.push({url: new URL(url), init});
    return answer === 'unreachable'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(answer.text, {status: answer.status}));
  });
  const client = createHostedClient(settings);
  const search = (request: Partial<SearchRequest> = {}) =>
    client.search({query: 'kestrel', ...request});
  return {client, sent, search};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request', () => {
  test('is that of DocSearch with the facets of the version, and nothing else', async () => {
    const {sent, search} = clientOf([found()]);
    await search({snippetWords: 5});
    const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      requests: [
        {
          indexName: 'manual',
          query: 'kestrel',
          hitsPerPage: 20,
          attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
          attributesToSnippet: [...headings.map((name) => `${name}:5`), 'content:5'],
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-6.0'],
          ],
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
  });

  test('names the application and its key in the address', async () => {
    const {sent, search} = clientOf([found()]);
    await search();
    expect(sent[0]?.init.method).toBe('POST');
    expect(sent[0]?.url.pathname).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'key',
    });
  });

  test('goes to the next host that the security policy allows if one is down', async () => {
    const {sent, search} = clientOf(['unreachable', DOWN, DOWN, found(hit)]);
    expect((await search()).hits).toHaveLength(1);
    expect(sent.map(({url}) => url.origin)).toEqual(
      hostedOrigins('APP').map((origin) => origin.toLowerCase()),
    );
  });

  test('goes to the next host if one does not answer in time', async () => {
    vi.useFakeTimers();
    const origins: string[] = [];
    vi.stubGlobal('fetch', (url: string, {signal}: {signal: AbortSignal}) => {
      origins.push(new URL(url).origin);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    });
    const search = createHostedClient(settings).search({query: 'kestrel'});
    const outcome = expect(search).rejects.toMatchObject({reason: 'network'});
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(origins).toHaveLength(4);
    vi.useRealTimers();
  });

  test('is not sent before the reader searches', async () => {
    const {client, sent} = clientOf([]);
    await client.load();
    expect(sent).toEqual([]);
  });
});

test.each([
  [30, 3, 29],
  [30, 20, 2],
  [undefined, 3, 2],
  [-5, 3, 2],
])(
  'of %j hits, of which %d are wanted, %d are counted if one of three cannot be shown',
  async (nbHits, limit, expected) => {
    const {search} = clientOf([json({results: [{hits: [hit, null, hit], nbHits}]})]);
    expect(await search({limit})).toMatchObject({hits: [{objectID: '1'}, {}], nbHits: expected});
  },
);

test('lists only the hits of the page that is searched', async () => {
  const other = {...hit, objectID: '2', url: 'https://manual.example/docs/y#a'};
  const {search} = clientOf([found(other, hit)]);
  expect(await search({page: '/docs/x', limit: 2})).toMatchObject({
    hits: [{objectID: '1'}],
    nbHits: 1,
  });
});

test.each<[string, readonly Answer[], string]>([
  ['no host can be reached', [], 'network'],
  ['every host is down', [DOWN, DOWN, DOWN, DOWN], 'network'],
  ['the key is wrong', [{status: 403, text: '{"message":"No"}'}], 'refused'],
  ['a page is answered', [{status: 200, text: '<!doctype html>'}], 'invalid'],
  ['nothing is answered', [json(null)], 'invalid'],
  ['there are no results', [json({results: []})], 'invalid'],
  ['a result has no hits', [json({results: [{}]})], 'invalid'],
])('if %s, the search fails for a reason that can be shown', async (_, answers, reason) => {
  await expect(clientOf(answers).search()).rejects.toMatchObject({reason});
});
