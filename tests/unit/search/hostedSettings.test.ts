import {expect, test} from 'vitest';
import {readHostedSettings} from '@site/src/search/hostedSettings';

const all = {
  ALGOLIA_APP_ID: 'MANUALAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'manual',
};

test('all three variables together switch the hosted search on', () => {
  expect(readHostedSettings({...all, ALGOLIA_ADMIN_API_KEY: 'secret'})).toEqual({
    appId: 'MANUALAPP',
    apiKey: 'search-only-key',
    indexName: 'manual',
  });
});

test('spaces around a value are ignored', () => {
  expect(readHostedSettings({...all, ALGOLIA_APP_ID: ' MANUALAPP\n'})?.appId).toBe('MANUALAPP');
});

test.each([
  ['no variables', {}],
  ['only the admin key, which is for the push', {ALGOLIA_ADMIN_API_KEY: 'secret'}],
  [
    'empty variables',
    {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ' ', ALGOLIA_INDEX_NAME: undefined},
  ],
])('the built-in search is used with %s', (_, env) => {
  expect(readHostedSettings(env)).toBeUndefined();
});

test.each([
  [{ALGOLIA_APP_ID: 'MANUALAPP'}, 'ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME'],
  [{ALGOLIA_SEARCH_API_KEY: 'search-only-key'}, 'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME'],
  [{ALGOLIA_INDEX_NAME: 'manual'}, 'ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY'],
  [{...all, ALGOLIA_APP_ID: ''}, 'ALGOLIA_APP_ID'],
  [{...all, ALGOLIA_SEARCH_API_KEY: undefined}, 'ALGOLIA_SEARCH_API_KEY'],
  [{...all, ALGOLIA_INDEX_NAME: '  '}, 'ALGOLIA_INDEX_NAME'],
])('%j is refused, and the message names what is missing', (env, missing) => {
  expect(() => readHostedSettings(env)).toThrow(
    `Hosted search needs ${missing} as well: set all three variables, or none of them to use the built-in search.`,
  );
});

const APP = 'an application ID of Algolia, which has 4 to 20 letters and digits';
const KEY = 'a search-only key of Algolia, which has at least 10 letters and digits';
const INDEX =
  'the name of an index: up to 100 letters and digits, with ".", "_" or "-" between them';

test.each([
  ['ALGOLIA_APP_ID', "x; script-src 'unsafe-inline' *; y", APP],
  ['ALGOLIA_APP_ID', 'evil.com/#', APP],
  ['ALGOLIA_APP_ID', 'MANUAL\nAPP', APP],
  ['ALGOLIA_APP_ID', 'MANUAL\r\nX-Other: 1', APP],
  ['ALGOLIA_APP_ID', 'APP', APP],
  ['ALGOLIA_APP_ID', 'A'.repeat(21), APP],
  ['ALGOLIA_APP_ID', 'MANUÄL', APP],
  ['ALGOLIA_SEARCH_API_KEY', 'short', KEY],
  ['ALGOLIA_SEARCH_API_KEY', 'two words of a key', KEY],
  ['ALGOLIA_SEARCH_API_KEY', '</script><script>', KEY],
  ['ALGOLIA_SEARCH_API_KEY', 'k'.repeat(1001), KEY],
  ['ALGOLIA_INDEX_NAME', 'manual/1', INDEX],
  ['ALGOLIA_INDEX_NAME', 'the manual', INDEX],
  ['ALGOLIA_INDEX_NAME', 'm'.repeat(101), INDEX],
])('%s %j is refused in one sentence that does not repeat it', (name, value, words) => {
  const read = () => readHostedSettings({...all, [name]: value});
  expect(read).toThrow(new Error(`${name} is not ${words}; correct it and build again.`));
});

test.each([
  ['an Algolia key', 'ALGOLIA_SEARCH_API_KEY', '0123456789abcdef0123456789abcdef'],
  ['a derived key', 'ALGOLIA_SEARCH_API_KEY', `${'YWJj'.repeat(40)}Zg==`],
  ['an application ID', 'ALGOLIA_APP_ID', 'B1G2GM9NG0'],
  ['an index name', 'ALGOLIA_INDEX_NAME', 'manual_v6.test-1'],
])('%s is accepted', (_, name, value) => {
  expect(Object.values(readHostedSettings({...all, [name]: value}) ?? {})).toContain(value);
});
