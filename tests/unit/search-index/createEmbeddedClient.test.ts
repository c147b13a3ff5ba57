import {describe, expect, test} from 'vitest';
import {answer} from '../../../src/plugins/search-index/client/answer';
import {createEmbeddedClient} from '../../../src/plugins/search-index/client/createEmbeddedClient';
import {startEngine} from '../../../src/plugins/search-index/client/searchEngine';
import type {SearchContext, SearchParameters} from '../../../src/plugins/search-index/types';
import {indexFile} from '../../fixtures/searchRecords';
import {createIndex, NOWHERE, placeOf, SAMPLE} from './sampleIndex';

const request = (query: string, more: Partial<SearchParameters> = {}): SearchParameters => ({
  query,
  indexName: 'manual',
  ...more,
});

/** A client whose server gives these answers, one after the other. */
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
  test('is fetched once, by whoever searches first', async () => {
    const {client, fetched} = clientOf([whole]);
    await Promise.all([
      client.search({requests: [request('drawdown')]}),
      client.search({requests: [request('drawdo')]}),
      client.nearestWords('drawdwn'),
    ]);
    await client.search({requests: [request('chart')]});
    expect(fetched()).toBe(1);
  });

  test('is fetched ahead by a search for nothing', async () => {
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

  test('that is out of reach fails the words to try as well', async () => {
    const {client} = clientOf([down]);
    await expect(client.nearestWords('drawdwn')).rejects.toMatchObject({reason: 'network'});
  });
});

test('each request is answered, in order, from where the reader is then', async () => {
  let context: SearchContext = {product: 'r50', platform: null};
  const {client} = clientOf([whole], () => context);
  const first = async () => {
    const {results} = await client.search({
      requests: [request('drawdown balance'), request('10027')],
    });
    return results.map(({query, hits}) => [query, placeOf(hits[0]?.url ?? '')]);
  };
  const code = ['10027', '/docs/support/troubleshooting/error-codes#mt5-10027'];
  expect(await first()).toEqual([['drawdown balance', '/docs/r50/drawdown'], code]);
  context = {product: 'r400', platform: null};
  expect(await first()).toEqual([['drawdown balance', '/docs/r400/drawdown'], code]);
});

describe('an answer', () => {
  const index = createIndex(SAMPLE);
  const ask = (query: string, more: Partial<SearchParameters> = {}) =>
    answer(request(query, more), {product: 'r50', platform: null}, index);
  const urls = (query: string, more?: Partial<SearchParameters>) =>
    ask(query, more).hits.map(({url}) => placeOf(url));

  test('shows the best of near twins and names the others', () => {
    const {hits, nbHits} = ask('smiling face');
    expect(hits.map(({url}) => placeOf(url))).toEqual([
      '/docs/r50/mt4/setup/attach_ea#allow',
      '/docs/r50/mt5/setup/attach_ea#allow',
    ]);
    expect(hits[0]?.twins).toEqual([
      {label: 'R-10', url: 'https://manual.example/docs/r10/mt4/setup/attach_ea#allow'},
      {label: 'R-400', url: 'https://manual.example/docs/r400/mt4/setup/attach_ea#allow'},
    ]);
    expect(nbHits, 'with those behind').toBe(6);
  });

  test('that is not distinct begins with the same hits, and the twins follow', () => {
    const all = urls('smiling face', {distinct: false});
    expect(all.slice(0, 2)).toEqual(urls('smiling face'));
    expect(all).toHaveLength(6);
    expect(new Set(all)).toHaveLength(6);
    expect(ask('smiling face', {distinct: false}).hits.some(({twins}) => twins)).toBe(false);
  });

  test.each([
    [{hitsPerPage: 2}, {hits: 2, page: 0, nbPages: 3, nbHits: 6}],
    [
      {hitsPerPage: 4, page: 1},
      {hits: 2, page: 1, nbPages: 2, nbHits: 6},
    ],
    [
      {hitsPerPage: 4, page: 2},
      {hits: 0, page: 2, nbPages: 2, nbHits: 6},
    ],
    [{hitsPerPage: 0}, {hits: 0, page: 0, nbPages: 0, nbHits: 6}],
    [{}, {hits: 6, page: 0, nbPages: 1, nbHits: 6}],
    [
      {distinct: true, hitsPerPage: 1},
      {hits: 1, page: 0, nbPages: 2, nbHits: 6},
    ],
  ])('of %j is cut into pages', (more, expected) => {
    const {hits, page, nbPages, nbHits} = ask('smiling face', {distinct: false, ...more});
    expect({hits: hits.length, page, nbPages, nbHits}).toEqual(expected);
  });

  test('has its pages one behind the other', () => {
    const pages = [0, 1, 2].flatMap((page) =>
      urls('smiling face', {distinct: false, hitsPerPage: 2, page}),
    );
    expect(pages).toEqual(urls('smiling face', {distinct: false}));
  });

  test('to nothing is empty', () => {
    expect(ask('zebra')).toMatchObject({hits: [], nbHits: 0, nbPages: 0, query: 'zebra'});
    expect(ask('')).toMatchObject({hits: [], nbHits: 0});
  });

  test.each([
    ['a word that is being typed', 'navig', '<mark>Navigator</mark>'],
    ['a misspelt word', 'navigtor ', '<mark>Navigator</mark>'],
    ['a synonym', 'quote ', '<mark>price</mark>'],
  ])('marks what was found: %s', (_, query, expected) => {
    const [hit] = ask(query, {highlightPreTag: '<mark>', highlightPostTag: '</mark>'}).hits;
    expect(hit?._snippetResult.content?.value).toContain(expected);
  });

  test('lets the filters pass alone', () => {
    const {hits} = ask('smiling face', {distinct: false, facetFilters: ['platform:mt5']});
    expect(new Set(hits.map(({platform}) => platform))).toEqual(new Set(['mt5']));
  });
});
