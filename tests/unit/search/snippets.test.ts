import {expect, test} from 'vitest';
import {
  findMarks,
  foundWordsOf,
  highlight,
  snippet,
  type Marking,
} from '@site/src/search/client/engine/snippets';
import {createTokenizer, productName} from '@site/src/search/shared/tokenize';
import {marked} from './marked';

const {words} = createTokenizer([productName('R-X25')]);
const phrase = (text: string, weight = 0.8) => ({terms: text.split(' '), weight});

test.each([
  ['a word', [phrase('chart', 1)], ['chart'], []],
  ['synonyms', [phrase('ea', 1), phrase('robot')], ['ea', 'robot'], []],
  ['a synonym of several words', [phrase('sl', 1), phrase('stop loss')], ['sl'], ['stop loss']],
  ['a typed phrase, and its words', [phrase('stop loss', 1)], ['stop', 'loss'], ['stop loss']],
  ['no small word of a phrase', [phrase('put on chart', 1)], ['chart'], ['put on chart']],
  ['a small word, if it is the whole query', [phrase('on', 1)], ['on'], []],
])('looks for %s', (_, alternatives, terms, phrases) => {
  const found = foundWordsOf(alternatives);
  expect([...found.terms]).toEqual(terms);
  expect(found.phrases.map((one) => one.join(' '))).toEqual(phrases);
});

/** Marks these words and phrases. */
function marking(...found: string[]): Marking {
  const marksOf: Marking['marksOf'] = (text) =>
    findMarks(text, {
      terms: new Set(found.filter((one) => !one.includes(' '))),
      phrases: found.filter((one) => one.includes(' ')).map((one) => one.split(' ')),
    });
  const rarityOf = (term: string) => (term === 'rare' ? 3 : 1);
  return {words, marksOf, foundIn: marksOf, rarityOf, minScore: 0};
}

test.each([
  [[], 'Attach it'],
  [['stop', 'loss'], '[Stop] [loss]'],
  [['rx25'], 'The [R X-25] manual'],
  [['chart'], '<b>[chart]</b> & "x"'],
  [['x'], '<> \uD83D \0'],
  [['connection'], 'See [ERR_NO_CONNECTION]'],
  [['no connection'], '[No] [connection]? [No] [connection].'],
  [['no connection'], 'No chart, a connection, no'],
  [['stop robot'], '[Stop] the [robot] now'],
  [['take profit', 'stop loss'], 'The [stop] [loss]'],
])('marks %j in "%s"', (found, expected) => {
  const text = expected.replace(/[[\]]/g, '');
  expect(marked(highlight(text, marking(...found)))).toBe(expected);
});

const text = 'One two three four five six seven eight nine ten.';

test.each([
  ['nothing found: the beginning', text, [], 4, 'One two three four…'],
  ['at the beginning', text, ['one'], 4, '[One] two three four…'],
  ['a third of its length before the word', text, ['six'], 3, '…five [six] seven…'],
  ['at the end', text, ['ten'], 3, '…eight nine [ten].'],
  ['the first of several', text, ['three', 'nine'], 3, '…two [three] four…'],
  ['the most that fit', text, ['two', 'eight', 'nine'], 3, '…seven [eight] [nine]…'],
  ['the whole text', 'One two.', ['two'], 2, 'One [two].'],
  ['more words than the text has', 'One two.', ['two'], 99, 'One [two].'],
  [
    'different words',
    'a chart, a chart of a symbol',
    ['chart', 'symbol'],
    4,
    '…[chart] of a [symbol]',
  ],
  ['rare words', 'one two. A b c rare', ['one', 'two', 'rare'], 2, '…c [rare]'],
  ['from the beginning of a clause', 'One two three, if it is red', ['red'], 5, '…if it is [red]'],
  ['from the beginning of a sentence', 'A b c. Open it now', ['it'], 2, '…Open [it]…'],
])('cuts a snippet: %s', (_, given, found, size, expected) => {
  expect(marked(snippet(given, size, marking(...found)))).toBe(expected);
});

test('cuts a snippet at the beginning if no window scores enough', () => {
  const shown = snippet('On a server. Or a computer', 3, {...marking('computer'), minScore: 1});
  expect(marked(shown)).toBe('On a server…');
});
