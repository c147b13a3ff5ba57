import {describe, expect, test} from 'vitest';
import {createEmbeddedClient} from '@site/src/search/client/createEmbeddedClient';
import {startEngine} from '@site/src/search/client/engine/searchEngine';
import type {SearchContext, SearchParameters} from '@site/src/search/types';
import {indexFile} from '../../fixtures/searchRecords';
import {NOWHERE, placeOf, SAMPLE} from './sampleIndex';

const request = (query: string, more: Partial<SearchParameters> = {}): SearchParameters => ({
  query,
  indexName: 'manual',
  ...more,
});

/** A client whose server sends these answers, one after the other. */
function clientOf(answers: (() => Promise<Response>)[], getContext = () => NOWHERE) {
  let fetched = 0;
  const client = createEmbeddedClient({
    start: startEngine,
    indexUrl: '/search-index.json',
    getContext,
    fetch: () => (answers[fetched++] ?? (() => Promise.reject(new Error('Asked again.'))))(),
  });
  return {client, fetched: () => fetched};
}

const whole = () => Promise.resolve(Response.json(indexFile(SAMPLE)));
const down = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the file', () => {
  test('is fetched once, by the first search', async () => {
    const {client, fetched} = clientOf([whole]);
    await Promise.all([
      client.search({requests: [request('drawdown')]}),
      client.search({requests: [request('drawdo')]}),
      client.nearestWords('drawdwn'),
    ]);
    await client.search({requests: [request('chart')]});
    expect(fetched()).toBe(1);
  });

  test('is prefetched by a search without requests', async () => {
    const {client, fetched} = clientOf([whole]);
    expect(await client.search({requests: []})).toEqual({results: []});
    expect(fetched()).toBe(1);
  });

  test('is fetched again after a failure, by the next search', async () => {
    const {client, fetched} = clientOf([down, () => Promise.resolve(new Response('{')), whole]);
    const search = () => client.search({requests: [request('drawdown')]});
    await expect(search()).rejects.toMatchObject({name: 'RetryError', reason: 'network'});
    await expect(search()).rejects.toMatchObject({name: 'RetryError', reason: 'invalid'});
    expect((await search()).results[0]?.nbHits).toBeGreaterThan(0);
    expect(fetched()).toBe(3);
  });

  test('that cannot be fetched makes the suggestion of words fail too', async () => {
    const {client} = clientOf([down]);
    await expect(client.nearestWords('drawdwn')).rejects.toMatchObject({reason: 'network'});
  });
});

test('answers all requests in order, for the page that the reader is on at that time', async () => {
  let context: SearchContext = {product: 'r50', platform: null};
  const {client} = clientOf([whole], () => context);
  const first = async () => {
    const {results} = await client.search({
      requests: [request('drawdown balance'), request('10027')],
    });
    return results.map(({hits}) => placeOf(hits[0]?.url ?? ''));
  };
  const code = '/docs/support/troubleshooting/error-codes#mt5-10027';
  expect(await first()).toEqual(['/docs/r50/drawdown', code]);
  context = {product: 'r400', platform: null};
  expect(await first()).toEqual(['/docs/r400/drawdown', code]);
});
