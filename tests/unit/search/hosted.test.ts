import {expect, test, vi} from 'vitest';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import pluginSearch from '@site/src/search';
import {createHostedClient} from '@site/src/search/client/createHostedClient';
import {readHostedHit} from '@site/src/search/client/readHostedHit';
import {readHostedSettings} from '@site/src/search/hostedSettings';
import type {SearchRequest} from '@site/src/search/types';
import {marked} from './marked';

const ENV = {
  ALGOLIA_APP_ID: 'MANUALAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'manual',
};

test.each([
  ['no variables', {ALGOLIA_ADMIN_API_KEY: 'secret'}, undefined],
  ['empty variables', {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ' '}, undefined],
  [
    'all three',
    {...ENV, ALGOLIA_APP_ID: ' MANUALAPP\n'},
    {appId: 'MANUALAPP', apiKey: 'search-only-key', indexName: 'manual'},
  ],
])('reads the settings from %s', (_, env, expected) => {
  expect(readHostedSettings(env)).toEqual(expected);
});

test('names the settings that are missing', () => {
  expect(() => readHostedSettings({ALGOLIA_INDEX_NAME: 'manual'})).toThrow(
    'needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY as well',
  );
});

test.each([
  [undefined, {provider: 'embedded', indexName: 'manual', indexUrl: '/manual/search-index.json'}],
  [readHostedSettings(ENV), {provider: 'hosted', appId: 'MANUALAPP', language: 'en'}],
])('tells the browser which provider answers', (hosted, expected) => {
  const context = {baseUrl: '/manual/', outDir: '/build', i18n: {currentLocale: 'en'}};
  const actions = {setGlobalData: vi.fn(), addRoute: vi.fn()};
  void pluginSearch(context as LoadContext, {hosted}).contentLoaded?.({
    actions: actions as unknown as PluginContentLoadedActions,
    content: undefined,
  });
  expect(actions.setGlobalData).toHaveBeenCalledWith(expect.objectContaining(expected));
});

/** A record of Algolia's crawler, as a search returns it. */
const hit = {
  objectID: '1',
  url: 'https://manual.example/docs/x#a',
  hierarchy: {lvl0: 'Support', lvl1: 'Page <i>', lvl2: null, lvl3: 'Nest'},
  content: 'Kestrel <b>',
  _snippetResult: {
    hierarchy: {lvl1: {value: '<mark>Page</mark>…'}},
    content: {value: '…<mark>Kestrel</mark> <b> <mark>'},
  },
  _highlightResult: {hierarchy: {lvl1: {value: '<mark>Page</mark> <i>'}}},
};

test.each([
  [
    'the highlights of a heading, which is whole',
    {},
    ['[Page] <i>', 'Nest'],
    '…[Kestrel] <b> <mark>',
  ],
  ['else its snippet', {_highlightResult: null}, ['[Page]…', 'Nest'], '…[Kestrel] <b> <mark>'],
  [
    'else the plain texts',
    {_highlightResult: 7, _snippetResult: {content: {value: 7}}},
    ['Page <i>', 'Nest'],
    'Kestrel <b>',
  ],
])('shows of a hit %s', (_, changes, headings, content) => {
  const found = readHostedHit({...hit, ...changes});
  expect(found).toMatchObject({objectID: '1', path: '/docs/x#a', manual: 'Support'});
  expect(found?.headings.map(marked)).toEqual(headings);
  expect(marked(found?.content)).toBe(content);
});

test.each([
  null,
  {...hit, objectID: undefined},
  {...hit, url: 'javascript:alert(1)'},
  {...hit, hierarchy: null, _highlightResult: null, _snippetResult: null},
])('leaves out a hit that cannot be shown: %j', (value) => {
  expect(readHostedHit(value)).toBeUndefined();
});

type Answer = {status: number; text: string} | 'unreachable';

const json = (value: unknown): Answer => ({status: 200, text: JSON.stringify(value)});
const found = (nbHits: unknown, ...hits: unknown[]) => json({results: [{hits, nbHits}]});
const DOWN: Answer = {status: 503, text: 'Down'};

/** Searches a service that gives these answers, one for each request. Later ones do not reach it. */
function searchWith(answers: readonly Answer[], request: Partial<SearchRequest> = {}) {
  const hosts: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[hosts.length] ?? 'unreachable';
    hosts.push(new URL(url).host);
    return answer === 'unreachable'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(answer.text, {status: answer.status}));
  });
  const settings = {indexName: 'manual', appId: 'APP', apiKey: 'key', language: 'en'};
  const client = createHostedClient({provider: 'hosted', ...settings});
  return {hosts, answer: client.search({query: 'kestrel', ...request})};
}

test('asks the next host if one is down', async () => {
  const {hosts, answer} = searchWith(['unreachable', DOWN, DOWN, found(1, hit)]);
  expect((await answer).hits).toHaveLength(1);
  expect(hosts).toEqual([
    'app-dsn.algolia.net',
    ...[1, 2, 3].map((number) => `app-${number}.algolianet.com`),
  ]);
});

test.each([
  ['those that it has', {limit: 3}, found(30, hit, null, hit), 2 + 27],
  ['none that it did not send', {limit: 20}, found(30, hit, hit), 2],
])('counts %s', async (_, request, answer, nbHits) => {
  expect(await searchWith([answer], request).answer).toMatchObject({nbHits});
});

test.each<[string, readonly Answer[], string]>([
  ['no host can be reached', [], 'network'],
  ['every host is down', [DOWN, DOWN, DOWN, DOWN], 'network'],
  ['the key is wrong', [{status: 403, text: '{"message":"No"}'}], 'refused'],
  ['a page is answered', [{status: 200, text: '<!doctype html>'}], 'invalid'],
  ['there are no results', [json({results: []})], 'invalid'],
])('fails for a reason that can be shown if %s', async (_, answers, reason) => {
  await expect(searchWith(answers).answer).rejects.toMatchObject({reason});
});
