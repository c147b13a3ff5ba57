import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchClient} from '@site/src/search/types';
import {keepErrors} from '@site/src/search/modal/keepErrors';

const request = (query: string) => ({requests: [{query, indexName: 'manual'}]});
const failure = Object.assign(new Error('offline'), {name: 'RetryError'});

/** Handles a failed search as DocSearch does: it shows the error screen and rethrows. */
function handler() {
  return vi.fn((error: unknown) => {
    throw error;
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an answer is passed on unchanged', async () => {
  const search = keepErrors(
    () => Promise.resolve({results: []}),
    () => true,
  );
  await expect(search(request('a')).catch(handler())).resolves.toEqual({results: []});
});

test('a failure reaches the handler twice, and the promise stays pending', async () => {
  const search = keepErrors(
    () => Promise.reject(failure),
    () => true,
  );
  const onError = handler();
  const settled = vi.fn();
  search(request('a')).catch(onError).then(settled, settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(settled).not.toHaveBeenCalled();
});

test('a failure is not reported again once a newer search runs', async () => {
  const answers = [Promise.reject(failure), Promise.resolve({results: []})];
  const search = keepErrors(
    () => answers.shift() as ReturnType<SearchClient['search']>,
    () => true,
  );
  const onError = handler();
  void search(request('a')).catch(onError);
  await vi.advanceTimersByTimeAsync(100);
  void search(request('ab')).catch(handler());
  await vi.advanceTimersByTimeAsync(400);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a failure is not reported again once the input has another query', async () => {
  const search = keepErrors(
    () => Promise.reject(failure),
    () => false,
  );
  const onError = handler();
  void search(request('a')).catch(onError);
  await vi.advanceTimersByTimeAsync(400);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('awaiting the search rejects with the failure', async () => {
  const search = keepErrors(
    () => Promise.reject(failure),
    () => true,
  );
  await expect(search(request('a'))).rejects.toBe(failure);
});
