import {expect, test} from 'vitest';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import {asksMeaning} from '@site/src/search/shared/stopWords';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);
const parse = (query: string) => parseQuery(query, index);
/** What each word of the query is read as: its first alternative. */
const words = (query: string) =>
  parse(query).words.map(({alternatives}) => alternatives[0]?.terms.join(' '));

test.each([
  ['words', 'attach chart ', ['attach', 'chart']],
  ['a question without its stop words', 'how do I attach it to the chart? ', ['attach', 'chart']],
  ['stop words, if there are no others', 'what is it', ['what', 'is', 'it']],
  ['a phrase of the synonyms as one word', 'stop loss price ', ['stop loss', 'price']],
  ['a phrase with stop words inside', 'stop the robot ', ['stop robot']],
  ['the longest phrase', 'expert advisor chart ', ['expert advisor', 'chart']],
  [
    'words with an apostrophe as stop words',
    "Why can't the chart’s EA log in ",
    ['chart', 'ea', 'log in'],
  ],
  ['a constant', 'ERR_INVALID_STOPS ', ['errinvalidstops']],
  ['a constant without its prefix', 'INVALID_STOPS ', ['invalidstops']],
  ['the parts of an unknown compound', 'err130 ', ['err', '130']],
  ['both words, if the blank between them is missing', 'drawdownchart ', ['drawdown', 'chart']],
  ['one word, if there is a blank in it', 'navi gator chart ', ['navigator', 'chart']],
  ['a product however it is written', 'r 50 chart ', ['r50', 'chart']],
  ['nothing, if it is empty', '', []],
  ['nothing, if it is punctuation', '?!', []],
])('reads a query as %s', (_, query, expected) => {
  expect(words(query)).toEqual(expected);
});

test.each([
  ['one mistake', 'drawdon ', 'drawdown'],
  ['two mistakes in a long word', 'drowdawn ', 'drawdown'],
  ['one mistake, in a form that the manual does not use', 'attatching ', 'attach'],
  ['no mistake', 'drawdown ', 'drawdown'],
])('corrects a word: %s', (_, query, meant) => {
  expect(parse(query).words[0]?.terms).toContain(meant);
});

test('does not correct a word to a neighbour of its short stem', () => {
  expect(parse('loaned ').words[0]?.terms).toEqual(new Set(['loaned']));
});

test.each(['10028 ', '131 ', 'r51 ', 'mt44 ', 'err131 '])(
  'does not correct the code %s',
  (query) => {
    const terms = parse(query).words.flatMap((word) => [...word.terms]);
    expect(terms.filter((term) => ['10027', '130', 'r50', 'mt4'].includes(term))).toEqual([]);
  },
);

test.each([
  ['for a word that is being typed', 'navig', true],
  ['for a finished word that is unknown', 'navig ', true],
  ['for a single letter', 'n', true],
  ['for an unknown word before the last one', 'bal chart', true],
  ['not for a known word with a space after it', 'chart ', false],
])('adds longer words: %s', (_, query, expected) => {
  expect(parse(query).words[0]?.alternatives.some(({weight}) => weight < 0.7)).toBe(expected);
});

test.each([
  ['attach r50', 'r50', null],
  ['R-400 drawdown', 'r400', null],
  ['r-x25', null, null],
  ['attach mt5', null, 'mt5'],
  ['MetaTrader 4 log in', null, 'mt4'],
  ['mt4 or mt5', null, null],
  ['r10 on meta trader 5', 'r10', 'mt5'],
])('reads from "%s" the product %s and the platform %s', (query, product, platform) => {
  expect(parse(query)).toMatchObject({product, platform});
});

test.each([
  ['counts something', '2 of 3 charts', ['chart']],
  ['is below an error', 'error 3 ', ['error', '3']],
  ['is a reason', 'uninit reason 3 ', ['uninit', 'reason', '3']],
  ['is all there is', 'mt4 3 ', ['mt4', '3']],
  ['is larger', '130 of 131 charts ', ['130', '131', 'chart']],
])('reads a number that %s', (_, query, expected) => {
  expect(words(query)).toEqual(expected);
});

test.each(['10,027', '10.027', '10 027'])('reads the code in %s', (query) => {
  expect(parse(query).numbers).toEqual(['10027']);
});

test.each([
  ['1001', ['10016']],
  ['error 1002 ', ['10027']],
  ['10016', []],
  ['1', []],
  ['chart 1001', []],
])('lists the codes that %s begins', (query, codes) => {
  expect([...parse(query).begunCodes]).toEqual(codes);
});

test.each([
  ['ERR_INVALID_STOPS', ['errinvalidstops']],
  ['trade_retcode_invalid_stops', ['traderetcodeinvalidstops']],
  ['invalid_stops', ['invalidstops']],
  ['invalid stops', []],
  ['WebRequest is allowed', []],
])('reads from "%s" the constants %j', (query, names) => {
  expect(parse(query).constants).toEqual(names);
});

test('keeps the words as typed, including stop words', () => {
  expect(parse('What is error 4014 on mt5?').terms).toEqual([
    'what',
    'is',
    'error',
    '4014',
    'on',
    'mt5',
  ]);
});

test.each([
  ['the keywords as stems', 'installing a chart', ' install chart '],
  ['without words that ask for a meaning', 'what is the meaning of drawdown', ' drawdown '],
  ['without "define"', 'define drawdown', ' drawdown '],
  ['with numbers', 'error 130', ' error 130 '],
  ['words as typed, not what they were taken for', 'drawdwon', ' drawdwon '],
  ['nothing of stop words', 'what is it', '  '],
  ['nothing', '', '  '],
])('what is asked for: %s', (_, query, expected) => {
  expect(parse(query).stems).toBe(expected);
});

test.each([
  ['is what the query is about', 'zebra chart ', ['zebra']],
  ['is one of many words', 'zebra attach chart smiling ', []],
  ['is short', 'gnu chart ', []],
  ['may be a typing mistake', 'drawdon chart ', []],
])('a word that the manual does not have is unknown or not: it %s', (_, query, unknown) => {
  expect(parse(query).unknown).toEqual(unknown);
});

test.each([
  ['what is drawdown', true],
  ['what’s a lot', true],
  ['what does margin call mean', true],
  ['define equity', true],
  ['drawdown', false],
  ['what to do with error 130', false],
  ['whatsapp support', false],
  ['meantime', false],
])('"%s" asks for a meaning: %s', (query, expected) => {
  expect(asksMeaning(query)).toBe(expected);
});
