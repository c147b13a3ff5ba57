import {expect, test} from 'vitest';
import {findMarks, foundWordsOf} from '@site/src/search/client/engine/snippets';
import {createTokenizer} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer([]);
const phrase = (text: string, weight = 0.8) => ({terms: text.split(' '), weight});

test.each([
  ['a word', [phrase('chart', 1)], ['chart'], []],
  ['synonyms', [phrase('ea', 1), phrase('robot')], ['ea', 'robot'], []],
  ['a synonym of several words', [phrase('sl', 1), phrase('stop loss')], ['sl'], ['stop loss']],
  [
    'a typed phrase and its single words',
    [phrase('stop loss', 1)],
    ['stop', 'loss'],
    ['stop loss'],
  ],
  [
    'a typed phrase and its single words, except small ones',
    [phrase('put on chart', 1)],
    ['chart'],
    ['put on chart'],
  ],
  ['a small word, if it is the whole query', [phrase('on', 1)], ['on'], []],
])('what to mark for a query: %s', (_, alternatives, terms, phrases) => {
  const found = foundWordsOf(alternatives);
  expect([...found.terms]).toEqual(terms);
  expect(found.phrases.map((one) => one.join(' '))).toEqual(phrases);
});

test.each([
  ['a term', 'The chart opens', ['chart'], [], 'chart'],
  [
    'a name, of which a part was found',
    'See ERR_NO_CONNECTION',
    ['connection'],
    [],
    'ERR_NO_CONNECTION',
  ],
  [
    'a phrase whose words are adjacent',
    'There is no connection',
    [],
    ['no connection'],
    'no connection',
  ],
  [
    'a phrase, each time it occurs',
    'No connection? No connection.',
    [],
    ['no connection'],
    'No connection No connection',
  ],
  ['not the single words of a phrase', 'No chart, a connection', [], ['no connection'], ''],
  ['not a phrase in reverse order', 'A connection, no chart', [], ['no connection'], ''],
  ['not half a phrase at the end of a text', 'It says no', [], ['no connection'], ''],
  ['not the small words inside a phrase', 'Stop the robot now', [], ['stop robot'], 'Stop robot'],
  ['one of two phrases', 'The stop loss', [], ['take profit', 'stop loss'], 'stop loss'],
])('marks: %s', (_, text, terms, phrases, marked) => {
  const all = words(text);
  const marks = findMarks(all, {
    terms: new Set(terms),
    phrases: phrases.map((one) => one.split(' ')),
  });
  const shown = all.filter((__, place) => marks[place]);
  expect(shown.map(({start, end}) => text.slice(start, end)).join(' ')).toBe(marked);
});
