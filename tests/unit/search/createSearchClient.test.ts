import {beforeEach, expect, test, vi} from 'vitest';
import {createSearchClient} from '@site/src/search/client/createSearchClient';
import {createSearchError} from '@site/src/search/client/searchError';
import {NOWHERE} from './sampleIndex';
import {SilentWorker} from './silentWorker';

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('Worker', SilentWorker);
});

test.each([
  [
    'embedded',
    {provider: 'embedded', indexName: 'manual', indexUrl: '/manual/search-index.json'},
    '/manual/search-index.json',
  ],
  [
    'hosted',
    {provider: 'hosted', indexName: 'manual', appId: 'APP', apiKey: 'key'},
    'https://APP-dsn.algolia.net/',
  ],
] as const)('the %s client asks its own place', async (_, settings, place) => {
  const client = createSearchClient(settings, () => NOWHERE);
  await expect(
    client.search({requests: [{query: 'kestrel', indexName: 'manual'}]}),
  ).rejects.toMatchObject({name: 'RetryError', reason: 'network'});
  expect(fetched).toHaveBeenCalledWith(expect.stringContaining(place), expect.anything());
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
