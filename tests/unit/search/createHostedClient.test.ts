import {describe, expect, test} from 'vitest';
import {createHostedClient} from '@site/src/search/client/createHostedClient';
import {hostedOrigins} from '@site/src/search/hostedSettings';
import type {SearchContext, SearchRequest} from '@site/src/search/types';
import {NO_CONTEXT} from './sampleIndex';

/** A hit as Algolia sends it. */
const hit = {objectID: '1', url: 'https://manual.example/docs/x#a', hierarchy: {lvl1: 'Page'}};

const settings = {
  provider: 'hosted',
  indexName: 'manual',
  appId: 'APP',
  apiKey: 'key',
  origin: 'https://manual.example',
  version: '6.0',
} as const;

type Answer = {status: number; content: string} | 'unreachable';

const json = (value: unknown): Answer => ({status: 200, content: JSON.stringify(value)});
const found = (...hits: unknown[]) => json({results: [{hits, nbHits: 30}]});

/** A client whose service gives these answers, one for each request. */
function clientOf(answers: readonly Answer[], context: SearchContext = NO_CONTEXT) {
  const asked: {url: URL; body: unknown}[] = [];
  const client = createHostedClient(settings, () => context, {
    requester: {
      send({url, data}) {
        const answer = answers[asked.length] ?? 'unreachable';
        asked.push({url: new URL(url), body: JSON.parse(String(data))});
        return Promise.resolve(
          answer === 'unreachable'
            ? {status: 0, content: 'Network request failed', isTimedOut: false}
            : {...answer, isTimedOut: false},
        );
      },
    },
  });
  const search = (request: Partial<SearchRequest> = {}) =>
    client.search({query: 'kestrel', ...request});
  return {client, asked, search};
}

describe('a request', () => {
  test.each([
    ['nowhere', NO_CONTEXT, []],
    ['on both', {product: 'r50', platform: 'mt5'}, ['product:r50', 'platform:mt5']],
  ] as const)('of a reader %s prefers %j', async (_, context, optionalFilters) => {
    const {asked, search} = clientOf([found()], context);
    await search();
    expect(asked.map(({body}) => body)).toMatchObject([{requests: [{optionalFilters}]}]);
  });

  test('says in the words of Algolia what is searched and what is wanted', async () => {
    const {asked, search} = clientOf([found()]);
    await search({page: '/docs/x', limit: 40, snippetWords: 5});
    expect(asked[0]?.body).toMatchObject({
      requests: [
        {
          indexName: 'manual',
          query: 'kestrel',
          hitsPerPage: 40,
          facetFilters: ['version:6.0', 'url_without_anchor:https://manual.example/docs/x'],
          attributesToSnippet: ['content:5', 'message:5', 'remedy:5'],
        },
      ],
    });
  });

  test('goes to the hosts that the security policy allows', async () => {
    const {asked, search} = clientOf([]);
    await expect(search()).rejects.toThrow();
    const origins = asked.map(({url}) => url.origin);
    expect(origins.sort()).toEqual(hostedOrigins('app').sort());
  });

  test('for nothing is not sent', async () => {
    const {client, asked} = clientOf([]);
    await client.load();
    expect(asked).toEqual([]);
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

test.each<[string, readonly Answer[], string]>([
  ['no host can be reached', [], 'network'],
  ['the key is wrong', [{status: 403, content: '{"message":"No"}'}], 'refused'],
  ['a page is answered', [{status: 200, content: '<!doctype html>'}], 'invalid'],
  ['nothing is answered', [json(null)], 'invalid'],
  ['a result has no hits', [json({results: [{}]})], 'invalid'],
])('if %s, the search fails for a reason that can be shown', async (_, answers, reason) => {
  await expect(clientOf(answers).search()).rejects.toMatchObject({reason});
});

test.each<[string, Answer]>([
  ['a refusal', {status: 403, content: '{}'}],
  ['an answer that cannot be read', json({ok: true})],
])('after %s the next search asks again', async (_, first) => {
  const {search} = clientOf([first, found(hit)]);
  await expect(search()).rejects.toThrow();
  expect((await search()).hits).toHaveLength(1);
});
