import {expect, test} from 'vitest';
import {findMarks, highlight, snippet, type Marking} from '@site/src/search/client/engine/snippets';
import {createTokenizer, productName} from '@site/src/search/shared/tokenize';
import {marked} from './marked';

const {words} = createTokenizer([productName('R-X25')]);
const marking = (...found: string[]): Marking => ({
  words,
  marksOf: (text) => findMarks(text, {terms: new Set(found), phrases: []}),
  foundIn: (text) => findMarks(text, {terms: new Set(found), phrases: []}),
  rarityOf: (term) => (term === 'rare' ? 3 : 1),
  minScore: 0,
});

test.each([
  ['nothing found', 'Attach it', [], 'Attach it'],
  ['every word', 'Stop loss', ['stop', 'loss'], '[Stop] [loss]'],
  ['a name', 'The R X-25 manual', ['rx25'], 'The [R X-25] manual'],
  ['markup in the text', '<b>chart</b> & "x"', ['chart'], '<b>[chart]</b> & "x"'],
  ['a text without words', '<>', ['x'], '<>'],
])('marks %s', (_, text, found, value) => {
  expect(marked(highlight(text, marking(...found)))).toBe(value);
});

const text = 'One two three four five six seven eight nine ten.';

test.each([
  ['nothing found: the beginning', [], 4, 'One two three four…'],
  ['at the beginning', ['one'], 4, '[One] two three four…'],
  ['in the middle, with a third of its length before it', ['six'], 3, '…five [six] seven…'],
  ['at the end', ['ten'], 3, '…eight nine [ten].'],
  ['around the first of several', ['three', 'nine'], 3, '…two [three] four…'],
  ['around the most that fit', ['two', 'eight', 'nine'], 3, '…seven [eight] [nine]…'],
  ['all that are in the window', ['three', 'four'], 3, '…two [three] [four]…'],
  ['the whole text', ['two'], 10, 'One [two] three four five six seven eight nine ten.'],
  [
    'more words than the text has',
    ['two'],
    99,
    'One [two] three four five six seven eight nine ten.',
  ],
  ['one word', ['six'], 1, '…[six]…'],
])('cuts a snippet: %s', (_, found, size, expected) => {
  expect(marked(snippet(text, size, marking(...found)))).toBe(expected);
});

test('cuts a snippet where most different words occur', () => {
  const shown = snippet('a chart, a chart, a chart of a symbol', 4, marking('chart', 'symbol'));
  expect(marked(shown)).toBe('…[chart] of a [symbol]');
});

test.each([
  [
    'a rare word tells more than two others',
    'one two. A b c rare',
    ['one', 'two', 'rare'],
    '…c [rare]',
  ],
  ['a sentence is read from its beginning', 'A b c. Open it now', ['it'], '…Open [it]…'],
])('cuts a snippet: %s', (_, given, found, expected) => {
  expect(marked(snippet(given, 2, marking(...found)))).toBe(expected);
});

test('cuts a snippet at the beginning if no window scores enough', () => {
  const shown = snippet('Only on a server. Or on one more computer', 3, {
    ...marking('computer'),
    minScore: 1,
  });
  expect(marked(shown)).toBe('Only on a…');
});
