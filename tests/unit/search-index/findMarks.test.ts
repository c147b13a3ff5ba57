import {expect, test} from 'vitest';
import {findMarks, foundWordsOf} from '../../../src/plugins/search-index/client/findMarks';
import {createTokenizer} from '../../../src/plugins/search-index/shared/tokenize';

const {words} = createTokenizer([]);
const phrase = (text: string, weight = 0.8) => ({terms: text.split(' '), weight});

test.each([
  ['a word', [phrase('chart', 1)], ['chart'], []],
  ['its synonyms', [phrase('ea', 1), phrase('robot')], ['ea', 'robot'], []],
  ['a synonym of several words', [phrase('sl', 1), phrase('stop loss')], ['sl'], ['stop loss']],
  [
    'a typed phrase, its words alone too',
    [phrase('stop loss', 1)],
    ['stop', 'loss'],
    ['stop loss'],
  ],
  ['but for the small ones', [phrase('put on chart', 1)], ['chart'], ['put on chart']],
  ['a small word that was typed alone', [phrase('on', 1)], ['on'], []],
])('of a query: %s', (_, alternatives, terms, phrases) => {
  const several = alternatives.map((one) => one.terms).filter(({length}) => length > 1);
  const single = alternatives.flatMap((one) => (one.terms.length === 1 ? one.terms : []));
  const found = foundWordsOf([{alternatives, terms: new Set(single), phrases: several}]);
  expect([...found.terms]).toEqual(terms);
  expect(found.phrases.map((one) => one.join(' '))).toEqual(phrases);
});

test.each([
  ['a term', 'The chart opens', ['chart'], [], 'chart'],
  ['a part of a name', 'See ERR_NO_CONNECTION', ['connection'], [], 'ERR_NO_CONNECTION'],
  ['a phrase side by side', 'There is no connection', [], ['no connection'], 'no connection'],
  [
    'each time',
    'No connection? No connection.',
    [],
    ['no connection'],
    'No connection No connection',
  ],
  ['but not its words alone', 'No chart, a connection', [], ['no connection'], ''],
  ['nor the other way round', 'A connection, no chart', [], ['no connection'], ''],
  ['nor at the end of a text', 'It says no', [], ['no connection'], ''],
  ['not the small words in it', 'Stop the robot now', [], ['stop robot'], 'Stop robot'],
  ['one phrase of two', 'The stop loss', [], ['take profit', 'stop loss'], 'stop loss'],
])('marks: %s', (_, text, terms, phrases, marked) => {
  const all = words(text);
  const marks = findMarks(all, {
    terms: new Set(terms),
    phrases: phrases.map((one) => one.split(' ')),
  });
  const shown = all.filter((__, place) => marks[place]);
  expect(shown.map(({start, end}) => text.slice(start, end)).join(' ')).toBe(marked);
});
