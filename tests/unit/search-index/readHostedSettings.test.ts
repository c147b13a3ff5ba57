import {expect, test} from 'vitest';
import {readHostedSettings} from '../../../src/plugins/search-index/readHostedSettings';

const all = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'manual',
};

test('all three switch the hosted search on', () => {
  expect(readHostedSettings({...all, ALGOLIA_ADMIN_API_KEY: 'secret'})).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'manual',
  });
});

test('blanks around a value are no part of it', () => {
  expect(readHostedSettings({...all, ALGOLIA_APP_ID: ' APP\n'})?.appId).toBe('APP');
});

test.each([
  ['none', {}],
  ['none but the admin key, which is for the push', {ALGOLIA_ADMIN_API_KEY: 'secret'}],
  ['empty ones', {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ' ', ALGOLIA_INDEX_NAME: undefined}],
])('%s leave the search that is built in', (_, env) => {
  expect(readHostedSettings(env)).toBeUndefined();
});

test.each([
  [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME'],
  [{ALGOLIA_SEARCH_API_KEY: 'key'}, 'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME'],
  [{ALGOLIA_INDEX_NAME: 'manual'}, 'ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY'],
  [{...all, ALGOLIA_APP_ID: ''}, 'ALGOLIA_APP_ID'],
  [{...all, ALGOLIA_SEARCH_API_KEY: undefined}, 'ALGOLIA_SEARCH_API_KEY'],
  [{...all, ALGOLIA_INDEX_NAME: '  '}, 'ALGOLIA_INDEX_NAME'],
])('%j is refused with what is missing', (env, missing) => {
  expect(() => readHostedSettings(env)).toThrow(
    `Hosted search needs ${missing} as well: set all three variables, or none of them for the search that is built in.`,
  );
});
