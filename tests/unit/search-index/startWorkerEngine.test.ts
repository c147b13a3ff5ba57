import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createSearchError} from '../../../src/plugins/search-index/client/searchError';
import {startWorkerEngine} from '../../../src/plugins/search-index/client/startWorkerEngine';
import {indexFile} from '../../fixtures/searchRecords';
import {SAMPLE} from './sampleIndex';
import {SilentWorker} from './silentWorker';

beforeEach(() => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the worker is asked for before the index is here', () => {
  void startWorkerEngine(new Promise(() => undefined));
  expect(SilentWorker.started).toHaveLength(1);
});

test.each([
  ['with the index', Promise.resolve(indexFile(SAMPLE))],
  ['before the index', new Promise<never>(() => undefined)],
])('a worker whose code does not come, %s, is out of reach', async (_, file) => {
  const engine = startWorkerEngine(file);
  const [worker] = SilentWorker.started;
  worker?.dispatchEvent(new Event('error'));
  await expect(engine).rejects.toMatchObject({name: 'RetryError', reason: 'network'});
  expect(worker?.isTerminated).toBe(true);
});

test('a worker that says nothing for 30 seconds is out of reach', async () => {
  vi.useFakeTimers();
  const engine = startWorkerEngine(Promise.resolve(indexFile(SAMPLE)));
  const outcome = vi.fn();
  engine.catch(outcome);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({name: 'RetryError', reason: 'network'}),
  );
  expect(SilentWorker.started[0]?.isTerminated).toBe(true);
});

test('an index that does not come ends the worker, and its reason is kept', async () => {
  const missing = createSearchError('unbuilt', 'There is no search index.');
  await expect(startWorkerEngine(Promise.reject(missing))).rejects.toBe(missing);
  expect(SilentWorker.started[0]?.isTerminated).toBe(true);
});
