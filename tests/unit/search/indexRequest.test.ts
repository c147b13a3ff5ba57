import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type * as IndexRequest from '@site/src/search/client/preload';

const fetched = vi.fn<typeof fetch>();
let index: typeof IndexRequest;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response())),
  );
  index = await import('@site/src/search/client/preload');
});

test('a prefetched file is not fetched again', async () => {
  index.requestIndex('/search-index.json');
  index.requestIndex('/search-index.json');
  await index.fetchIndex('/search-index.json');
  index.requestIndex('/search-index.json');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a prefetched answer is used only once, since it can be read only once', async () => {
  index.requestIndex('/search-index.json');
  const first = await index.fetchIndex('/search-index.json');
  expect(await index.fetchIndex('/search-index.json')).not.toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without a prefetch, the file is fetched on demand, and revalidated with the server', async () => {
  await index.fetchIndex('/search-index.json');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/search-index.json',
    expect.objectContaining({cache: 'no-cache'}),
  );
});

describe('an answer that does not end', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each(['fetchIndex', 'requestIndex'] as const)('is aborted after 30 seconds: %s', (ask) => {
    void index[ask]('/search-index.json');
    const isAborted = () => fetched.mock.lastCall?.[1]?.signal?.aborted;
    vi.advanceTimersByTime(29_999);
    expect(isAborted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isAborted()).toBe(true);
  });
});

test('after a failed prefetch, the file is fetched again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  index.requestIndex('/search-index.json');
  await new Promise((resolve) => setTimeout(resolve));
  index.requestIndex('/search-index.json');
  expect((await index.fetchIndex('/search-index.json')).ok).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('nothing is prefetched after the file was fetched on demand, as the search page does', async () => {
  await index.fetchIndex('/search-index.json');
  index.requestIndex('/search-index.json');
  expect(fetched).toHaveBeenCalledTimes(1);
});
