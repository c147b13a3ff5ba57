import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '@site/src/search/client/createEmbeddedClient';
import {answer} from '@site/src/search/client/engine/answer';
import {createSearchIndex} from '@site/src/search/client/engine/searchIndex';
import {startWorker, type StartEngine} from '@site/src/search/client/startWorker';
import {SearchError, type SearchContext, type SearchIndexFile} from '@site/src/search/types';
import {indexFile} from '../../fixtures/searchRecords';
import {NO_CONTEXT, SAMPLE} from './sampleIndex';

const whole = () => Promise.resolve(indexFile(SAMPLE));
const down = () => Promise.reject(new SearchError('network'));

describe('the client', () => {
  /** Answers where it is started. */
  const startHere: StartEngine = async (file) => {
    const index = createSearchIndex(await file);
    return (request, context) => Promise.resolve(answer(request, context, index));
  };

  /** A client whose server sends these answers, one after the other. */
  function clientOf(answers: (() => Promise<SearchIndexFile>)[], start = startHere) {
    const context: SearchContext = {...NO_CONTEXT};
    let fetched = 0;
    const startEngine = vi.fn(start);
    const client = createEmbeddedClient({
      startEngine,
      getContext: () => context,
      loadIndex: () => (answers[fetched++] ?? down)(),
    });
    return {client, context, startEngine, fetched: () => fetched};
  }

  test('fetches the file and starts the engine once, even ahead', async () => {
    const {client, fetched, startEngine} = clientOf([whole]);
    await client.load();
    await Promise.all([client.search({query: 'drawdown'}), client.search({query: 'drawdo'})]);
    expect([fetched(), startEngine.mock.calls.length]).toEqual([1, 1]);
  });

  test('fetches the file again after a failure', async () => {
    const {client, fetched} = clientOf([down, whole]);
    const search = () => client.search({query: 'drawdown'});
    await expect(search()).rejects.toMatchObject({reason: 'network'});
    expect((await search()).nbHits).toBeGreaterThan(0);
    expect(fetched()).toBe(2);
  });

  test('starts one other engine for all searches after one that failed', async () => {
    const {client, startEngine} = clientOf([whole, whole]);
    const search = () => client.search({query: 'drawdown'});
    startEngine.mockResolvedValueOnce(() => Promise.reject(new Error('provoked by a test')));
    await expect(Promise.allSettled([search(), search()])).resolves.toMatchObject([
      {reason: {reason: 'invalid'}},
      {reason: {reason: 'invalid'}},
    ]);
    expect((await Promise.all([search(), search()]))[1].nbHits).toBeGreaterThan(0);
    expect(startEngine).toHaveBeenCalledTimes(2);
  });

  test('answers for the page that is open at the time of the search', async () => {
    const {client, context} = clientOf([whole]);
    for (const product of ['r50', 'r400']) {
      context.product = product;
      const {hits} = await client.search({query: 'drawdown balance'});
      expect(hits[0]?.path).toBe(`/docs/${product}/drawdown`);
    }
  });
});

describe('the worker', () => {
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

  const never = () => new Promise<never>(() => undefined);

  beforeEach(() => {
    SilentWorker.started = [];
    vi.stubGlobal('Worker', SilentWorker);
  });
  afterEach(() => vi.useRealTimers());

  test.each([
    ['after the index has arrived', whole],
    ['before the index has arrived', never],
  ])('is of an older build if its code cannot be loaded: %s', async (_, file) => {
    const engine = startWorker(file());
    const [worker] = SilentWorker.started;
    worker?.dispatchEvent(new Event('error'));
    await expect(engine).rejects.toMatchObject({reason: 'outdated'});
    expect(worker?.isTerminated).toBe(true);
  });

  test('is lost if it is silent for 30 seconds; the time for the index does not count', async () => {
    vi.useFakeTimers();
    const outcomes = [never(), whole()].map((file) => {
      const outcome = vi.fn();
      startWorker(file).catch(outcome);
      return outcome;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcomes[1]).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcomes[0]).not.toHaveBeenCalled();
    expect(outcomes[1]).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({reason: 'invalid'}),
    );
    expect(SilentWorker.started.map(({isTerminated}) => isTerminated)).toEqual([false, true]);
  });

  test('ends if the index cannot be loaded, which is the failure', async () => {
    await expect(startWorker(down())).rejects.toMatchObject({reason: 'network'});
    expect(SilentWorker.started[0]?.isTerminated).toBe(true);
  });
});
