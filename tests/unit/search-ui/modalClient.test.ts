import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchClient, SearchResult} from '../../../src/plugins/search-index/types';
import {modalSearch} from '../../../src/theme/SearchBar/Modal/modalClient';

let input: string;

beforeEach(() => vi.stubGlobal('document', {querySelector: () => ({value: input})}));
afterEach(() => vi.unstubAllGlobals());

const requestOf = (query: string) => ({requests: [{query, indexName: 'manual'}]});

/** A client whose index comes when `load` is called, with the queries that it answered. */
function clientWithoutIndex() {
  const answered: string[] = [];
  let load = () => {};
  const index = new Promise<void>((resolve) => (load = resolve));
  const client: SearchClient = {
    async search({requests}) {
      await index;
      answered.push(...requests.map(({query}) => query));
      return {results: requests.map(({query}) => ({query, nbHits: 3}) as SearchResult)};
    },
    nearestWords: () => Promise.resolve([]),
  };
  return {client, answered, load};
}

test('keys typed before the index is here cost one answer: that for the last', async () => {
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
