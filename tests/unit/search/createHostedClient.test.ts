import {describe, expect, test} from 'vitest';
import {createHostedClient} from '@site/src/search/client/createHostedClient';
import {hostedOrigins} from '@site/src/search/shared/hostedOrigins';
import type {SearchContext, SearchHit} from '@site/src/search/types';
import {hitView} from '@site/src/search/view/hitView';
import {NOWHERE} from './sampleIndex';

const MARKUP = '<img src=x onerror=y>';
const ESCAPED = '&lt;img src=x onerror=y&gt;';

/** A hit as Algolia sends it. */
const hit = {
  objectID: '/docs/x#a:lvl2',
  url: 'https://manual.example/docs/x#a',
  type: 'lvl2',
  hierarchy: {lvl0: 'Support', lvl1: `Page ${MARKUP}`, lvl2: MARKUP, lvl3: null},
  content: MARKUP,
  platform: 'mt4',
  counterparts: [{label: 'MT5', url: 'https://manual.example/docs/y#a'}],
  _snippetResult: {content: {value: `<mark>Kestrel</mark> ${MARKUP}`, matchLevel: 'full'}},
  _highlightResult: {
    hierarchy: {lvl1: {value: `<mark>Page</mark> ${MARKUP}`, matchLevel: 'full'}},
    content: {value: MARKUP},
  },
};

type Answer = {status: number; content: string} | 'unreachable';

const json = (value: unknown): Answer => ({status: 200, content: JSON.stringify(value)});
const found = (...hits: unknown[]) => json({results: [{hits, nbHits: 30}]});

/** A client whose service gives these answers, one for each request. */
function clientOf(answers: readonly Answer[], context: SearchContext = NOWHERE) {
  const asked: {url: URL; body: unknown}[] = [];
  const client = createHostedClient({appId: 'APP', apiKey: 'key'}, () => context, {
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
  const search = () =>
    client.search({requests: [{query: 'kestrel', indexName: 'manual', hitsPerPage: 20}]});
  return {client, asked, search};
}

describe('a request', () => {
  test.each([
    ['nowhere', NOWHERE, []],
    ['in a manual', {product: 'r50', platform: null}, ['product:r50']],
    ['on a page of a platform', {product: null, platform: 'mt4'}, ['platform:mt4']],
    ['on both', {product: 'r50', platform: 'mt5'}, ['product:r50', 'platform:mt5']],
  ] as const)('of a reader %s prefers %j', async (_, context, optionalFilters) => {
    const {asked, search} = clientOf([found()], context);
    await search();
    expect(asked).toHaveLength(1);
    const request = {query: 'kestrel', indexName: 'manual', hitsPerPage: 20, optionalFilters};
    expect(asked[0]?.body).toMatchObject({
      requests: [{...request, distinct: true, clickAnalytics: false}],
    });
  });

  test('goes to the hosts that the security policy allows', async () => {
    const {asked, search} = clientOf([]);
    await expect(search()).rejects.toThrow();
    const origins = asked.map(({url}) => url.origin);
    expect(origins.sort()).toEqual(hostedOrigins('app').sort());
  });

  test('for nothing, or for suggested words, is not sent', async () => {
    const {client, asked} = clientOf([]);
    expect(await client.search({requests: []})).toEqual({results: []});
    expect(await client.nearestWords('kestrl')).toEqual([]);
    expect(asked).toEqual([]);
  });
});

const readHits = async (...hits: unknown[]) => {
  const {results} = await clientOf([found(...hits)]).search();
  return results[0] ?? {hits: [], nbHits: 0};
};

test('the texts of a hit are escaped but for marks', async () => {
  const {hits, nbHits} = await readHits(hit);
  expect(nbHits).toBe(30);
  expect(hits).toMatchObject([
    {
      objectID: hit.objectID,
      url: hit.url,
      hierarchy: {lvl0: 'Support', lvl1: `Page ${ESCAPED}`, lvl2: ESCAPED, lvl3: null},
      content: ESCAPED,
      counterparts: hit.counterparts,
      _snippetResult: {content: {value: `<mark>Kestrel</mark> ${ESCAPED}`}},
      _highlightResult: {hierarchy: {lvl1: {value: `<mark>Page</mark> ${ESCAPED}`}}},
    },
  ]);
});

test.each([
  ['content', {content: null}],
  ['counterparts', {counterparts: undefined}],
  ['snippets', {_snippetResult: undefined}],
])('a hit need not have %s', async (_, changes) => {
  const {hits} = await readHits({...hit, ...changes});
  expect(hits.map(hitView)).toMatchObject([{title: ESCAPED}]);
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['no id', {...hit, objectID: undefined}],
  ['no address', {...hit, url: 1}],
  ['the address of another site', {...hit, url: 'javascript:alert(1)'}],
  ['an unknown type', {...hit, type: 'lvl0'}],
  ['no headings', {...hit, hierarchy: null}],
  ['no marks', {...hit, _highlightResult: undefined}],
])('a malformed hit costs one hit: %s', async (_, malformed) => {
  const {hits, nbHits} = await readHits(hit, malformed, hit);
  expect(hits.map(({objectID}: SearchHit) => objectID)).toEqual([hit.objectID, hit.objectID]);
  expect(nbHits).toBe(29);
});

test.each<[string, readonly Answer[], string]>([
  ['no host can be reached', [], 'network'],
  ['the key is wrong', [{status: 403, content: '{"message":"No"}'}], 'refused'],
  ['there is no such index', [{status: 404, content: '{"message":"No"}'}], 'refused'],
  ['a page is answered', [{status: 200, content: '<!doctype html>'}], 'invalid'],
  ['nothing is answered', [json(null)], 'invalid'],
  ['something else is answered', [json({ok: true})], 'invalid'],
  ['there are no results', [json({results: []})], 'invalid'],
  ['a result has no hits', [json({results: [{}]})], 'invalid'],
])('if %s, the search fails for a reason that can be shown', async (_, answers, reason) => {
  await expect(clientOf(answers).search()).rejects.toMatchObject({name: 'RetryError', reason});
});

test.each<[string, Answer]>([
  ['a refusal', {status: 403, content: '{}'}],
  ['an answer that cannot be read', json({ok: true})],
])('after %s the next search asks again', async (_, first) => {
  const {search} = clientOf([first, found(hit)]);
  await expect(search()).rejects.toThrow();
  expect((await search()).results[0]?.hits).toHaveLength(1);
});
