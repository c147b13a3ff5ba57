import {expect, test, vi} from 'vitest';
import type {SearchEngine, StartEngine} from '@site/src/search/client/engine/searchEngine';
import {EngineLostError, startInPlaces} from '@site/src/search/client/startInPlaces';

const file = new Promise<never>(() => undefined);
const lost = () => Promise.reject(new EngineLostError('provoked by a test'));

/** An engine that says who it is. */
const engine = (name: string): SearchEngine => ({
  answer: () => Promise.reject(new Error('not asked')),
  nearestWords: (query) => [`${name}: ${query}`],
});
const place = (name: string) => vi.fn<StartEngine>(() => Promise.resolve(engine(name)));

/** A place whose engine answers some questions and is then lost. */
const mortal = (name: string, answers: number) =>
  vi.fn<StartEngine>(() => {
    let left = answers;
    const nearestWords = (query: string) =>
      left-- > 0 ? Promise.resolve([`${name}: ${query}`]) : lost();
    return Promise.resolve({...engine(name), nearestWords});
  });

test('an engine that lives is started once, with the index', async () => {
  const first = place('first');
  const second = place('second');
  const started = await startInPlaces([first, second])(file);
  expect(await started.nearestWords('a')).toEqual(['first: a']);
  expect(await started.nearestWords('b')).toEqual(['first: b']);
  expect(first).toHaveBeenCalledExactlyOnceWith(file);
  expect(second).not.toHaveBeenCalled();
});

test('an engine that is lost at its start is replaced by the next', async () => {
  const third = place('third');
  const started = await startInPlaces([lost, lost, third])(file);
  expect(await started.nearestWords('a')).toEqual(['third: a']);
  expect(third).toHaveBeenCalledExactlyOnceWith(file);
});

test('where an engine could not start, none is started again', async () => {
  const first = vi.fn<StartEngine>(lost);
  const started = await startInPlaces([first, first, place('last')])(file);
  expect(await started.nearestWords('a')).toEqual(['last: a']);
  expect(first).toHaveBeenCalledTimes(1);
});

test('the question that an engine left open is answered by the next', async () => {
  const started = await startInPlaces([mortal('first', 1), mortal('second', 1), place('third')])(
    file,
  );
  const answers = [];
  for (const query of ['a', 'b', 'c', 'd']) {
    answers.push(...(await started.nearestWords(query)));
  }
  expect(answers).toEqual(['first: a', 'second: b', 'third: c', 'third: d']);
});

test('several questions that one engine left open replace it once', async () => {
  const second = place('second');
  const third = place('third');
  const started = await startInPlaces([mortal('first', 0), second, third])(file);
  expect(await Promise.all(['a', 'b'].map(async (query) => started.nearestWords(query)))).toEqual([
    ['second: a'],
    ['second: b'],
  ]);
  expect(second).toHaveBeenCalledTimes(1);
  expect(third).not.toHaveBeenCalled();
});

test('an error of another kind is passed on, and replaces nothing', async () => {
  const failed = new Error('provoked by a test');
  const second = place('second');
  await expect(startInPlaces([() => Promise.reject(failed), second])(file)).rejects.toBe(failed);
  const faulty = () =>
    Promise.resolve({...engine('first'), nearestWords: () => Promise.reject(failed)});
  const started = await startInPlaces([faulty, second])(file);
  await expect(started.nearestWords('a')).rejects.toBe(failed);
  expect(second).not.toHaveBeenCalled();
});

test('a last place that cannot be reached is tried again with the next question', async () => {
  const offline = new Error('provoked by a test');
  const last = vi
    .fn<StartEngine>(() => Promise.resolve(engine('last')))
    .mockRejectedValueOnce(offline);
  const started = await startInPlaces([mortal('first', 0), last])(file);
  await expect(started.nearestWords('a')).rejects.toBe(offline);
  expect(await started.nearestWords('a')).toEqual(['last: a']);
});
