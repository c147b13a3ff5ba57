import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type * as WorkerRequest from '../../../src/search/workerRequest';
import {SilentWorker} from '../search-index/silentWorker';

let search: typeof WorkerRequest;

beforeEach(async () => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
  vi.resetModules();
  search = await import('../../../src/search/workerRequest');
});
afterEach(() => vi.unstubAllGlobals());

test('who comes first takes the worker that was started early', () => {
  search.requestWorker();
  expect(search.takeWorker()).toBe(SilentWorker.started[0]);
  expect(SilentWorker.started).toHaveLength(1);
});

test('it is started once, however often it is asked for', () => {
  search.requestWorker();
  search.requestWorker();
  search.takeWorker();
  search.requestWorker();
  expect(SilentWorker.started).toHaveLength(1);
});

test('who comes later, or before any request, gets a new one', () => {
  const own = search.takeWorker();
  search.requestWorker();
  expect(search.takeWorker()).not.toBe(own);
  expect(search.takeWorker()).toBe(SilentWorker.started[2]);
});

test('one whose code did not come is taken by nobody, and asked for anew', () => {
  search.requestWorker();
  SilentWorker.started[0]?.dispatchEvent(new Event('error'));
  search.requestWorker();
  expect(search.takeWorker()).toBe(SilentWorker.started[1]);
});

test('one that fails once it is taken changes nothing for the next', () => {
  search.requestWorker();
  const taken = search.takeWorker();
  taken.dispatchEvent(new Event('error'));
  search.requestWorker();
  expect(SilentWorker.started).toHaveLength(1);
});

test('none is started early once somebody has one of its own, as the search page does', () => {
  search.takeWorker();
  search.requestWorker();
  expect(SilentWorker.started).toHaveLength(1);
});
