import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchClient, SearchResult} from '@site/src/search/types';
import {modalSearch} from '@site/src/search/modal/modalClient';

let input: string;

beforeEach(() => vi.stubGlobal('document', {querySelector: () => ({value: input})}));

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
      return {
        results: requests.map(
          ({query}) => ({query, nbHits: 3, hits: []}) as unknown as SearchResult,
        ),
      };
    },
    nearestWords: () => Promise.resolve([]),
  };
  return {client, answered, load};
}

test('of the queries typed before the index has arrived, only the last is answered', async () => {
  const {client, answered, load} = clientWithoutIndex();
  const onOutcome = vi.fn();
  const search = modalSearch(client, onOutcome);
  let earlier = false;
  input = 'k';
  search(requestOf('k')).then(
    () => (earlier = true),
    () => (earlier = true),
  );
  input = 'ke';
  const last = search(requestOf('ke'));
  load();
  expect((await last).results[0]?.query).toBe('ke');
  expect(answered).toEqual(['ke']);
  expect(earlier).toBe(false);
  expect(onOutcome.mock.calls).toEqual([[{kind: 'answer', query: 'ke', nbHits: 3}]]);
});
