import {beforeEach, expect, test, vi} from 'vitest';
import type * as WorkerRequest from '@site/src/search/client/preload';
import {SilentWorker} from './silentWorker';

let search: typeof WorkerRequest;

beforeEach(async () => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
  vi.resetModules();
  search = await import('@site/src/search/client/preload');
});

test('the first caller gets the worker that was started early', () => {
  search.requestWorker();
  expect(search.takeWorker()).toBe(SilentWorker.started[0]);
  expect(SilentWorker.started).toHaveLength(1);
});

test('the worker is started once, however often it is requested', () => {
  search.requestWorker();
  search.requestWorker();
  search.takeWorker();
  search.requestWorker();
  expect(SilentWorker.started).toHaveLength(1);
});

test('a later caller, or one before any request, gets a new worker', () => {
  const own = search.takeWorker();
  search.requestWorker();
  expect(search.takeWorker()).not.toBe(own);
  expect(search.takeWorker()).toBe(SilentWorker.started[2]);
});

test('a worker whose code could not be loaded is not used, and another one is requested', () => {
  search.requestWorker();
  SilentWorker.started[0]?.dispatchEvent(new Event('error'));
  search.requestWorker();
  expect(search.takeWorker()).toBe(SilentWorker.started[1]);
});

test('if a worker fails after it was taken, the next request does not start another', () => {
  search.requestWorker();
  const taken = search.takeWorker();
  taken.dispatchEvent(new Event('error'));
  search.requestWorker();
  expect(SilentWorker.started).toHaveLength(1);
});

test('none is started early after one was taken without a request, as the search page does', () => {
  search.takeWorker();
  search.requestWorker();
  expect(SilentWorker.started).toHaveLength(1);
});

test('a browser without workers is not told so before one is needed', () => {
  vi.stubGlobal('Worker', undefined);
  expect(() => search.requestWorker()).not.toThrow();
  expect(() => search.takeWorker()).toThrow();
});
