import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type * as IndexRequest from '../../../src/search/indexRequest';

const fetched = vi.fn<typeof fetch>();
let index: typeof IndexRequest;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response())),
  );
  index = await import('../../../src/search/indexRequest');
});
afterEach(() => vi.unstubAllGlobals());

test('the file that was asked for early is not asked for again', async () => {
  index.requestIndex('/search-index.json');
  index.requestIndex('/search-index.json');
  await index.fetchIndex('/search-index.json');
  index.requestIndex('/search-index.json');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the early answer is for the first who comes: it can be read once', async () => {
  index.requestIndex('/search-index.json');
  const first = await index.fetchIndex('/search-index.json');
  expect(await index.fetchIndex('/search-index.json')).not.toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without an early request it is a fetch of its own', async () => {
  await index.fetchIndex('/search-index.json', {cache: 'no-cache'});
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/search-index.json',
    expect.objectContaining({cache: 'no-cache'}),
  );
});

describe('an answer that does not end', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function expectThirtySeconds(): void {
    const isAborted = () => fetched.mock.lastCall?.[1]?.signal?.aborted;
    vi.advanceTimersByTime(29_999);
    expect(isAborted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isAborted()).toBe(true);
  }

  test('is given up after 30 seconds', async () => {
    await index.fetchIndex('/search-index.json');
    expectThirtySeconds();
  });

  test('and was asked for early has as long from when somebody waits for it', async () => {
    index.requestIndex('/search-index.json');
    vi.advanceTimersByTime(60_000);
    await index.fetchIndex('/search-index.json');
    expectThirtySeconds();
  });
});

test('after an early failure the file is asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  index.requestIndex('/search-index.json');
  await new Promise((resolve) => setTimeout(resolve));
  index.requestIndex('/search-index.json');
  expect((await index.fetchIndex('/search-index.json')).ok).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('nothing is asked for early once somebody has a file of its own, as the search page does', async () => {
  await index.fetchIndex('/search-index.json');
  index.requestIndex('/search-index.json');
  expect(fetched).toHaveBeenCalledTimes(1);
});
