import {expect, test, vi} from 'vitest';
import type {SearchClient, SearchHit} from '@site/src/search/types';
import {createSearchError} from '@site/src/search/client/searchError';
import {modalSearch} from '@site/src/search/modal/modalClient';

const requestOf = (query: string) => ({requests: [{query, indexName: 'manual'}]});

/** A client whose index arrives when `load` is called, and the queries that it has answered. */
function clientWithoutIndex() {
  const answered: string[] = [];
  let load = () => {};
  const index = new Promise<void>((resolve) => (load = resolve));
  const client: SearchClient = {
    async search({requests}) {
      await index;
      answered.push(...requests.map(({query}) => query));
      return {results: requests.map(() => ({nbHits: 3, hits: [] as SearchHit[]}))};
    },
    nearestWords: () => Promise.resolve([]),
  };
  return {client, answered, load};
}

test('of the queries typed before the index has arrived, only the last is answered, and for all', async () => {
  const {client, answered, load} = clientWithoutIndex();
  const onOutcome = vi.fn();
  const search = modalSearch(client, onOutcome);
  const searches = ['k', 'ke', 'kes'].map((query) => search(requestOf(query)));
  load();
  const answers = await Promise.all(searches);
  expect(new Set(answers)).toHaveLength(1);
  expect(answered).toEqual(['kes']);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'answer', query: 'kes', nbHits: 3}]]);
});

test('a failure has no hits, and is reported', async () => {
  const failure = createSearchError('network', 'Out of reach.');
  const client: SearchClient = {
    search: () => Promise.reject(failure),
    nearestWords: () => Promise.reject(failure),
  };
  const onOutcome = vi.fn();
  expect(await modalSearch(client, onOutcome)(requestOf('k'))).toEqual({
    results: [{hits: [], nbHits: 0}],
  });
  expect(onOutcome.mock.calls).toEqual([[{kind: 'failure', query: 'k', reason: 'network'}]]);
});

test('of searches that fail, only the last is reported', async () => {
  const failure = createSearchError('network', 'Out of reach.');
  const client: SearchClient = {
    search: () => Promise.reject(failure),
    nearestWords: () => Promise.reject(failure),
  };
  const onOutcome = vi.fn();
  const search = modalSearch(client, onOutcome);
  await Promise.all(['k', 'ke', 'kes', ''].map((query) => search(requestOf(query))));
  expect(onOutcome.mock.calls).toEqual([[{kind: 'blank'}]]);
});

test('a query of blanks is not searched', async () => {
  const {client, answered} = clientWithoutIndex();
  const onOutcome = vi.fn();
  expect(await modalSearch(client, onOutcome)(requestOf('  '))).toEqual({
    results: [{hits: [], nbHits: 0}],
  });
  expect(answered).toEqual([]);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'blank'}]]);
});

test('an answer that comes after that of a newer search is that of the newer one, and is not reported', async () => {
  const answer: Record<string, () => void> = {};
  const client: SearchClient = {
    async search({requests}) {
      for (const {query} of requests) {
        await new Promise<void>((resolve) => (answer[query] = resolve));
      }
      return {results: requests.map(({query}) => ({nbHits: query.length, hits: []}))};
    },
    nearestWords: () => Promise.resolve([]),
  };
  const onOutcome = vi.fn();
  const search = modalSearch(client, onOutcome);
  const older = search(requestOf('k'));
  await vi.waitUntil(() => 'k' in answer);
  const newer = search(requestOf('ke'));
  await vi.waitUntil(() => 'ke' in answer);
  answer['ke']?.();
  expect((await newer).results).toMatchObject([{nbHits: 2}]);
  answer['k']?.();
  expect(await older).toEqual(await newer);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'answer', query: 'ke', nbHits: 2}]]);
});
