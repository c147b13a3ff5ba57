import {beforeEach, expect, test, vi} from 'vitest';
import type * as Shared from '@site/src/search/client/sharedClient';
import {createSearchError} from '@site/src/search/client/searchError';
import type {SearchSettings} from '@site/src/search/types';
import {SilentWorker} from './silentWorker';

// It needs Docusaurus, and reads what the browser keeps.
vi.mock('@site/src/reader/platform', () => ({readPlatform: () => null}));

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
  origin: 'https://manual.example',
  language: 'en',
  version: 'current',
};

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
let shared: typeof Shared;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('Worker', SilentWorker);
  shared = await import('@site/src/search/client/sharedClient');
});

test('the modal and the search page share one client', () => {
  expect(shared.getSearchClient(embedded)).toBe(shared.getSearchClient(embedded));
});

test('the index is prefetched, and a failure is reported by the first search', async () => {
  shared.warmIndex(embedded);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/search-index.json']);
  await expect(shared.getSearchClient(embedded).load()).rejects.toMatchObject({
    reason: 'network',
  });
});

test('the hosted service is not asked before a search, and needs no index', async () => {
  shared.warmIndex(hosted);
  await shared.getSearchClient(hosted).load();
  expect(fetched).not.toHaveBeenCalled();
});

test('an error has the name for which DocSearch shows its error screen', () => {
  const cause = new Error('Why');
  const error = createSearchError('network', 'Out of reach.', cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'RetryError',
    reason: 'network',
    message: 'Out of reach.',
    cause,
  });
});
