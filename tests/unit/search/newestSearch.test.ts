import {expect, test, vi} from 'vitest';
import {SearchError, type SearchClient} from '@site/src/search/types';
import {newestSearch} from '@site/src/search/client/newestSearch';

const requestOf = (query: string) => ({query});

/** A client whose index arrives when `load` is called, and the queries that it has answered. */
function clientWithoutIndex() {
  const answered: string[] = [];
  let load = () => {};
  const index = new Promise<void>((resolve) => (load = resolve));
  const client: SearchClient = {
    load: () => index,
    search({query}) {
      answered.push(query);
      return Promise.resolve({nbHits: 3, hits: []});
    },
  };
  return {client, answered, load};
}

test('answers only the last of the queries typed before the index has arrived', async () => {
  const {client, answered, load} = clientWithoutIndex();
  const onOutcome = vi.fn();
  const search = newestSearch(client, onOutcome);
  const searches = ['k', 'ke', 'kes'].map((query) => search(requestOf(query)));
  load();
  const answers = await Promise.all(searches);
  expect(new Set(answers)).toHaveLength(1);
  expect(answered).toEqual(['kes']);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'hits', query: 'kes', nbHits: 3, hits: []}]]);
});

test('reports only the last of the searches that fail', async () => {
  const failure = new SearchError('network');
  const client: SearchClient = {
    load: () => Promise.reject(failure),
    search: () => Promise.reject(failure),
  };
  const onOutcome = vi.fn();
  const search = newestSearch(client, onOutcome);
  const outcomes = await Promise.all(['k', 'ke', 'kes'].map((query) => search(requestOf(query))));
  const outcome = {kind: 'failure', query: 'kes', reason: 'network'};
  expect(new Set(outcomes)).toEqual(new Set([outcome]));
  expect(onOutcome.mock.calls).toEqual([[outcome]]);
});

test('reports any other error as an answer that cannot be read', async () => {
  const client: SearchClient = {
    load: () => Promise.resolve(),
    search: () => Promise.reject(new TypeError('provoked by a test')),
  };
  const outcome = await newestSearch(client, vi.fn())(requestOf('k'));
  expect(outcome).toEqual({kind: 'failure', query: 'k', reason: 'invalid'});
});

test('does not search for blanks', async () => {
  const {client, answered} = clientWithoutIndex();
  const onOutcome = vi.fn();
  expect(await newestSearch(client, onOutcome)(requestOf('  '))).toEqual({kind: 'blank'});
  expect(answered).toEqual([]);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'blank'}]]);
});

test('ignores an answer that arrives after that of a newer search', async () => {
  const answer: Record<string, () => void> = {};
  const client: SearchClient = {
    load: () => Promise.resolve(),
    async search({query}) {
      await new Promise<void>((resolve) => (answer[query] = resolve));
      return {nbHits: query.length, hits: []};
    },
  };
  const onOutcome = vi.fn();
  const search = newestSearch(client, onOutcome);
  const older = search(requestOf('k'));
  await vi.waitUntil(() => 'k' in answer);
  const newer = search(requestOf('ke'));
  await vi.waitUntil(() => 'ke' in answer);
  answer['ke']?.();
  expect(await newer).toEqual({kind: 'hits', query: 'ke', nbHits: 2, hits: []});
  answer['k']?.();
  expect(await older).toEqual(await newer);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'hits', query: 'ke', nbHits: 2, hits: []}]]);
});
