import {expect, test} from 'vitest';
import {readHostedSettings} from '@site/src/search/hostedSettings';

const all = {
  ALGOLIA_APP_ID: 'MANUALAPP',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'manual',
};

test('switches the hosted search on with all three variables', () => {
  expect(readHostedSettings({...all, ALGOLIA_ADMIN_API_KEY: 'secret'})).toEqual({
    appId: 'MANUALAPP',
    apiKey: 'search-only-key',
    indexName: 'manual',
  });
});

test('ignores spaces around a value', () => {
  expect(readHostedSettings({...all, ALGOLIA_APP_ID: ' MANUALAPP\n'})?.appId).toBe('MANUALAPP');
});

test.each([
  ['no variables', {}],
  ['only the admin key, which is for the push', {ALGOLIA_ADMIN_API_KEY: 'secret'}],
  [
    'empty variables',
    {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ' ', ALGOLIA_INDEX_NAME: undefined},
  ],
])('uses the built-in search with %s', (_, env) => {
  expect(readHostedSettings(env)).toBeUndefined();
});

test.each([
  [{ALGOLIA_INDEX_NAME: 'manual'}, 'ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY'],
  [{...all, ALGOLIA_APP_ID: ''}, 'ALGOLIA_APP_ID'],
])('refuses %j, and names the missing variables', (env, missing) => {
  expect(() => readHostedSettings(env)).toThrow(
    `Hosted search needs ${missing} as well: set all three variables, or none of them to use the built-in search.`,
  );
});

test.each([
  ['ALGOLIA_APP_ID', "x; script-src 'unsafe-inline' *; y"],
  ['ALGOLIA_APP_ID', 'evil.com/#'],
  ['ALGOLIA_APP_ID', 'APP'],
  ['ALGOLIA_SEARCH_API_KEY', '</script><script>'],
  ['ALGOLIA_INDEX_NAME', 'the manual'],
])('refuses %s %j without repeating the value', (name, value) => {
  expect(() => readHostedSettings({...all, [name]: value})).toThrow(
    new Error(
      `${name} does not look like a value from Algolia: copy it from Algolia's dashboard and build again.`,
    ),
  );
});

test.each([
  ['a derived key', 'ALGOLIA_SEARCH_API_KEY', `${'YWJj'.repeat(40)}Zg==`],
  ['an application ID', 'ALGOLIA_APP_ID', 'B1G2GM9NG0'],
  ['an index name', 'ALGOLIA_INDEX_NAME', 'manual_v6.test-1'],
])('accepts %s', (_, name, value) => {
  expect(Object.values(readHostedSettings({...all, [name]: value}) ?? {})).toContain(value);
});
