import {describe, expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '@site/src/search/client/createEmbeddedClient';
import {startEngine, type StartEngine} from '@site/src/search/client/engine/answer';
import {
  EngineLostError,
  SearchError,
  type SearchClient,
  type SearchContext,
  type SearchIndexFile,
} from '@site/src/search/types';
import {indexFile} from '../../fixtures/searchRecords';
import {NO_CONTEXT, SAMPLE} from './sampleIndex';

type LoadIndex = () => Promise<SearchIndexFile>;

/** A client whose server sends these answers, one after the other. */
function clientOf(answers: LoadIndex[], getContext = () => NO_CONTEXT) {
  let fetched = 0;
  const client = createEmbeddedClient({
    start: startEngine,
    getContext,
    loadIndex: () => (answers[fetched++] ?? down)(),
  });
  return {client, fetched: () => fetched};
}

const whole = () => Promise.resolve(indexFile(SAMPLE));
const down = () => Promise.reject(new SearchError('network'));

describe('the file', () => {
  test('is fetched once, by the first search', async () => {
    const {client, fetched} = clientOf([whole]);
    await Promise.all([client.search({query: 'drawdown'}), client.search({query: 'drawdo'})]);
    await client.search({query: 'chart'});
    expect(fetched()).toBe(1);
  });

  test('is fetched ahead', async () => {
    const {client, fetched} = clientOf([whole]);
    await client.load();
    expect(fetched()).toBe(1);
  });

  test('is fetched again after a failure, by the next search', async () => {
    const {client, fetched} = clientOf([down, whole]);
    const search = () => client.search({query: 'drawdown'});
    await expect(search()).rejects.toMatchObject({reason: 'network'});
    expect((await search()).nbHits).toBeGreaterThan(0);
    expect(fetched()).toBe(2);
  });
});

describe('an engine', () => {
  const lost = () => Promise.reject(new EngineLostError('provoked by a test'));

  /** A fake `StartEngine`. Its engines put their name into each answer, and are lost after this many answers. */
  const engine = (name: string, answers = Infinity) =>
    vi.fn<StartEngine>(async (file) => {
      await file;
      let left = answers;
      return ({query}) =>
        left-- > 0 ? {hits: [], nbHits: 0, unknown: [`${name}: ${query}`]} : lost();
    });

  /** A search of a client whose index can be fetched once: what its engine says. */
  function searchWith(start: StartEngine, startAgain: StartEngine) {
    const loadIndex = vi.fn<LoadIndex>(down).mockImplementationOnce(whole);
    return saidBy(
      createEmbeddedClient({start, startAgain, getContext: () => NO_CONTEXT, loadIndex}),
    );
  }

  const saidBy = (client: SearchClient) => async (query: string) =>
    (await client.search({query})).unknown?.[0];

  test('is started once', async () => {
    const [first, second] = [engine('first'), engine('second')];
    const search = searchWith(first, second);
    const asked = ['a', 'b'].map((query) => search(query));
    expect(await Promise.all(asked)).toEqual(['first: a', 'first: b']);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });

  test('that is lost at its start is replaced, without fetching the file again', async () => {
    const second = engine('second');
    const search = searchWith(lost, second);
    const asked = ['a', 'b'].map((query) => search(query));
    expect(await Promise.all(asked)).toEqual(['second: a', 'second: b']);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('that is lost later is replaced, and pending searches are answered', async () => {
    const [first, second] = [engine('first', 1), engine('second')];
    const search = searchWith(first, second);
    expect(await search('a')).toEqual('first: a');
    const asked = ['b', 'c'].map((query) => search(query));
    expect(await Promise.all(asked)).toEqual(['second: b', 'second: c']);
    expect([first, second].map(({mock}) => mock.calls.length)).toEqual([1, 1]);
  });

  test('that cannot be reached is tried again by the next search', async () => {
    const client = createEmbeddedClient({
      start: engine('first').mockRejectedValueOnce(new Error('provoked by a test')),
      getContext: () => NO_CONTEXT,
      loadIndex: whole,
    });
    const search = saidBy(client);
    await expect(search('a')).rejects.toMatchObject({reason: 'invalid'});
    expect(await search('a')).toEqual('first: a');
  });

  test('with an error of another kind is not replaced', async () => {
    const second = engine('second');
    const faulty = () => Promise.reject(new Error('provoked by a test'));
    const search = searchWith(() => Promise.resolve(faulty), second);
    await expect(search('a')).rejects.toMatchObject({reason: 'invalid'});
    expect(second).not.toHaveBeenCalled();
  });
});

test('answers for the page that is open at the time of the search', async () => {
  let context: SearchContext = {product: 'r50', platform: null};
  const {client} = clientOf([whole], () => context);
  const first = async () => {
    const {hits} = await client.search({query: 'drawdown balance'});
    return hits[0]?.path;
  };
  expect(await first()).toBe('/docs/r50/drawdown');
  context = {product: 'r400', platform: null};
  expect(await first()).toBe('/docs/r400/drawdown');
});
