import {describe, expect, test, vi} from 'vitest';
import {createHostedClient} from '@site/src/search/client/createHostedClient';
import {hostedOrigins} from '@site/src/search/shared/hostedOrigins';
import type {SearchContext, SearchParameters} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';
import {NOWHERE} from './sampleIndex';

interface Asked {
  url: URL;
  init: RequestInit;
}

const hit = record({route: '/docs/support/', headings: ['Kestrel']});
const result = {hits: [hit], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 20};
const good = () => Response.json({results: [result]});

/** A client whose service sends these answers, one for each request. Without an answer, the network fails. */
function clientOf(answers: (() => Response)[], context: SearchContext = NOWHERE) {
  const asked: Asked[] = [];
  const client = createHostedClient(
    {appId: 'APP', apiKey: 'a/b c'},
    () => context,
    (url, init = {}) => {
      const answer = answers[asked.length];
      asked.push({url: new URL(url as string), init});
      return answer
        ? new Promise((resolve) => resolve(answer()))
        : Promise.reject(new TypeError('Failed to fetch'));
    },
  );
  const search = (request: Partial<SearchParameters> = {}) =>
    client.search({requests: [{query: 'kestrel', indexName: 'manual', ...request}]});
  return {client, asked, search};
}

const down = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('requests have the form that DocSearch uses: no custom header, so no preflight', async () => {
  const {asked, search} = clientOf([good]);
  await search();
  expect(asked).toHaveLength(1);
  const {url, init} = asked[0] as Asked;
  expect(url.origin).toBe('https://app-dsn.algolia.net');
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'x-algolia-agent': 'online-manual',
    'x-algolia-api-key': 'a/b c',
    'x-algolia-application-id': 'APP',
  });
  expect(init.method).toBe('POST');
  expect(init.headers).toBeUndefined();
  expect(init.body).toBeTypeOf('string');
});

test.each([
  ['nowhere', NOWHERE, []],
  ['in a manual', {product: 'r50', platform: null}, ['product:r50']],
  ['on a page of a platform', {product: null, platform: 'mt4'}, ['platform:mt4']],
  ['on both', {product: 'r50', platform: 'mt5'}, ['product:r50', 'platform:mt5']],
] as const)('a reader %s sends %j', async (_, context, optionalFilters) => {
  const {asked, search} = clientOf([good], context);
  await search({hitsPerPage: 20, facetFilters: ['language:en']});
  expect(JSON.parse(asked[0]?.init.body as string)).toEqual({
    requests: [
      {
        query: 'kestrel',
        indexName: 'manual',
        hitsPerPage: 20,
        facetFilters: ['language:en'],
        distinct: true,
        optionalFilters,
        clickAnalytics: false,
      },
    ],
  });
});

test('an answer has one result for each request', async () => {
  const {client} = clientOf([() => Response.json({results: [result, {...result, hits: []}]})]);
  const {results} = await client.search({
    requests: [
      {query: 'kestrel', indexName: 'manual'},
      {query: 'heron', indexName: 'manual'},
    ],
  });
  expect(results.map(({query, hits}) => [query, hits.length])).toEqual([
    ['kestrel', 1],
    ['heron', 0],
  ]);
});

test('nothing is sent without a request or for suggested words', async () => {
  const {client, asked} = clientOf([]);
  expect(await client.search({requests: []})).toEqual({results: []});
  expect(await client.nearestWords('kestrl')).toEqual([]);
  expect(asked).toEqual([]);
});

describe('hosts', () => {
  test('are the four hosts of the application', () => {
    expect(hostedOrigins('APP')).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });

  test.each([
    ['the nearest one cannot be reached', [down, good], 2],
    ['the nearest one has an error', [() => new Response('', {status: 503}), good], 2],
    ['all but the last one fail', [down, () => new Response('', {status: 500}), down, good], 4],
  ])('are asked in turn: %s', async (_, answers, count) => {
    const {asked, search} = clientOf(answers);
    expect((await search()).results[0]?.hits).toHaveLength(1);
    expect(asked.map(({url}) => url.origin)).toEqual(hostedOrigins('app').slice(0, count));
  });

  test('that all fail are reported as a network error', async () => {
    const {asked, search} = clientOf([down, down, down, () => new Response('', {status: 502})]);
    await expect(search()).rejects.toMatchObject({
      name: 'RetryError',
      reason: 'network',
      message: 'No host of the search service could be reached.',
      cause: new Error('https://APP-3.algolianet.com answered 502.'),
    });
    expect(asked).toHaveLength(4);
  });

  /** Sends the headers at once, and a body that never ends. */
  const stalling = (signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('{"results":'));
          signal.addEventListener('abort', () => body.error(new Error('Aborted')));
        },
      }),
    );

  const silent = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Aborted')));
    });

  test.each([
    ['do not answer', silent],
    ['stop in the middle of an answer', stalling],
  ])('that %s are given up after five seconds', async (_, answerOf) => {
    vi.useFakeTimers();
    try {
      const asked: string[] = [];
      const client = createHostedClient(
        {appId: 'APP', apiKey: 'key'},
        () => NOWHERE,
        (url, init) => {
          asked.push(new URL(url as string).host);
          return asked.length === 2
            ? Promise.resolve(good())
            : Promise.resolve(answerOf(init?.signal as AbortSignal));
        },
      );
      const answer = client.search({requests: [{query: 'kestrel', indexName: 'manual'}]});
      await vi.advanceTimersByTimeAsync(4999);
      expect(asked).toEqual(['app-dsn.algolia.net']);
      await vi.advanceTimersByTimeAsync(1);
      expect((await answer).results[0]?.hits).toHaveLength(1);
      expect(asked).toEqual(['app-dsn.algolia.net', 'app-1.algolianet.com']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['none of them answers', 0, 2],
    ['they refuse the connection, but slowly', 3000, 4],
  ])('are waited for ten seconds in all when %s', async (_, refusedAfter, count) => {
    vi.useFakeTimers();
    try {
      let asked = 0;
      const client = createHostedClient(
        {appId: 'APP', apiKey: 'key'},
        () => NOWHERE,
        (_url, init) => {
          asked += 1;
          return new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('Aborted')));
            if (refusedAfter > 0) {
              setTimeout(() => reject(new TypeError('Failed to fetch')), refusedAfter);
            }
          });
        },
      );
      const ended = vi.fn();
      client
        .search({requests: [{query: 'kestrel', indexName: 'manual'}]})
        .catch((error: unknown) => {
          ended(error);
        });
      await vi.advanceTimersByTimeAsync(9999);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({reason: 'network'}));
      expect(asked).toBe(count);
    } finally {
      vi.useRealTimers();
    }
  });
});

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'refused'],
])('%d is a refusal, for which no other host is asked', async (status, reason) => {
  const {asked, search} = clientOf([() => Response.json({message: 'No'}, {status}), good]);
  await expect(search()).rejects.toMatchObject({
    name: 'RetryError',
    reason,
    message: `The search service refused with ${status}.`,
  });
  expect(asked).toHaveLength(1);
});

const SOMETHING_ELSE = 'The search service answered in an unknown form.';

test.each([
  ['a page', () => new Response('<!doctype html>'), 'The search service didn’t answer with JSON.'],
  ['nothing', () => new Response(''), 'The search service didn’t answer with JSON.'],
  ['null', () => Response.json(null), SOMETHING_ELSE],
  ['other JSON', () => Response.json({ok: true}), SOMETHING_ELSE],
  ['no results', () => Response.json({results: []}), SOMETHING_ELSE],
  ['too many results', () => Response.json({results: [result, result]}), SOMETHING_ELSE],
  [
    'a result without hits',
    () => Response.json({results: [{}]}),
    'The search service answered without hits.',
  ],
  [
    'a result that is null',
    () => Response.json({results: [null]}),
    'The search service answered without hits.',
  ],
])('200 with %s is not a valid answer', async (_, answer, message) => {
  const {asked, search} = clientOf([answer, good]);
  await expect(search()).rejects.toMatchObject({name: 'RetryError', reason: 'invalid', message});
  expect(asked).toHaveLength(1);
});
