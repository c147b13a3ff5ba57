import {beforeEach, expect, test, vi} from 'vitest';
import type * as Shared from '../../../src/plugins/search-index/client/sharedClient';
import type {SearchSettings} from '../../../src/plugins/search-index/types';
import {SilentWorker} from './silentWorker';

const embedded: SearchSettings = {
  provider: 'embedded',
  indexName: 'manual',
  indexUrl: '/search-index.json',
};
const hosted: SearchSettings = {
  provider: 'hosted',
  indexName: 'manual',
  appId: 'APP',
  apiKey: 'key',
};

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
let shared: typeof Shared;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('Worker', SilentWorker);
  shared = await import('../../../src/plugins/search-index/client/sharedClient');
});

test('the modal and the search page have one client', () => {
  expect(shared.getSearchClient(embedded)).toBe(shared.getSearchClient(embedded));
});

test('the index is fetched ahead, and a failure waits for a search', async () => {
  shared.warmIndex(embedded);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/search-index.json']);
  await expect(shared.getSearchClient(embedded).search({requests: []})).rejects.toMatchObject({
    reason: 'network',
  });
});

test('the service is not asked ahead', () => {
  shared.warmIndex(hosted);
  expect(fetched).not.toHaveBeenCalled();
});
