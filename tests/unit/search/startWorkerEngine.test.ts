import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {startWorkerEngine} from '@site/src/search/client/startWorkerEngine';
import {EngineLostError, SearchError} from '@site/src/search/types';
import {indexFile} from '../../fixtures/searchRecords';
import {SAMPLE} from './sampleIndex';

/** Replaces the browser's `Worker` by one that never answers. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  isTerminated = false;
  postMessage = () => undefined;
  terminate = () => void (this.isTerminated = true);

  constructor() {
    super();
    SilentWorker.started.push(this);
  }
}

beforeEach(() => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => vi.useRealTimers());

test('starts the worker before the index has arrived', () => {
  void startWorkerEngine(new Promise(() => undefined));
  expect(SilentWorker.started).toHaveLength(1);
});

test.each([
  ['after the index has arrived', Promise.resolve(indexFile(SAMPLE))],
  ['before the index has arrived', new Promise<never>(() => undefined)],
])('gives up a worker whose code cannot be loaded: %s', async (_, file) => {
  const engine = startWorkerEngine(file);
  const [worker] = SilentWorker.started;
  worker?.dispatchEvent(new Event('error'));
  await expect(engine).rejects.toThrow(EngineLostError);
  expect(worker?.isTerminated).toBe(true);
});

test('gives up a worker that is silent for 30 seconds after the index has arrived', async () => {
  vi.useFakeTimers();
  const engine = startWorkerEngine(Promise.resolve(indexFile(SAMPLE)));
  const outcome = vi.fn();
  engine.catch(outcome);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(EngineLostError));
  expect(SilentWorker.started[0]?.isTerminated).toBe(true);
});

test('does not count the time that the index takes', async () => {
  vi.useFakeTimers();
  const engine = startWorkerEngine(new Promise(() => undefined));
  const outcome = vi.fn();
  engine.catch(outcome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).not.toHaveBeenCalled();
});

test('stops the worker and passes the error on if the index cannot be loaded', async () => {
  const missing = new SearchError('unbuilt');
  await expect(startWorkerEngine(Promise.reject(missing))).rejects.toBe(missing);
  expect(SilentWorker.started[0]?.isTerminated).toBe(true);
});

test.each([
  ['has none', undefined],
  [
    'forbids them',
    function () {
      throw new Error('provoked by a test');
    },
  ],
])('gives up at once in a browser that %s', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker);
  await expect(startWorkerEngine(Promise.resolve(indexFile(SAMPLE)))).rejects.toThrow(
    EngineLostError,
  );
});
