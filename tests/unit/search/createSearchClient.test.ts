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

test('the embedded client asks for the index', async () => {
  const settings = {provider: 'embedded', indexName: 'manual', indexUrl: '/x/index.json'} as const;
  const client = createSearchClient(settings, () => NOWHERE);
  await expect(
    client.search({requests: [{query: 'kestrel', indexName: 'manual'}]}),
  ).rejects.toMatchObject({name: 'RetryError', reason: 'network'});
  expect(fetched).toHaveBeenCalledWith('/x/index.json', expect.anything());
});

test('the hosted client asks for no index', async () => {
  const settings = {provider: 'hosted', indexName: 'manual', appId: 'APP', apiKey: 'key'} as const;
  const client = createSearchClient(settings, () => NOWHERE);
  expect(await client.search({requests: []})).toEqual({results: []});
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
