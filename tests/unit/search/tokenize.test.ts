import {expect, test} from 'vitest';
import {
  createTokenizer,
  fold,
  productName,
  singular,
  termsOf,
} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer(['R-10', 'R-X25', 'R-C100'].map(productName));
const terms = (text: string) =>
  words(text).map(({term, otherTerms}) => [term, ...otherTerms].join(' '));

test.each([
  ['rx25', ['rx25']],
  ['R X-25', ['rx25']],
  ['R_X25', ['rx25']],
  ['R‑X25 and R-10', ['rx25', 'and', 'r10']],
  ['R-X250', ['rx250 r x250']],
  ['r 100', ['r', '100']],
])('reads names of products: %s', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each(['MT4', 'mt 4', 'MT-4', 'mt4', 'MT4s'])('reads %s as a platform', (text) => {
  expect(terms(text)).toEqual(['mt4']);
});

test.each(['MetaTrader 4', 'metatrader4', 'Meta Trader 4', 'META-TRADER 4', 'MetaTrader 4s'])(
  '%s is both the platform and MetaTrader',
  (text) => {
    expect(terms(text)).toEqual(['mt4 metatrader']);
  },
);

test.each([
  ['MetaTrader', ['metatrader meta trader']],
  ['mt4 mt5', ['mt4', 'mt5']],
  ['mt45', ['mt45']],
])('reads no platform from %s', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['Arabic', '١٠٠٢٧'],
  ['Persian', '۱۰۰۲۷'],
  ['Devanagari', '१००२७'],
  ['full-width', '１００２７'],
])('reads %s digits as 0–9', (_, number) => {
  expect(terms(`error ${number}`)).toEqual(['error', '10027']);
});

test.each([
  ['Invalid S/L or T/P', ['invalid', 'sl', 'or', 'tp']],
  ['and/or', ['and', 'or']],
  ['XAU/USD', ['xauusd xau usd']],
  ['buy/sell', ['buy', 'sell']],
  ['a/b/c', ['ab', 'c']],
  ['s / l', ['s', 'l']],
  ['x/10', ['x', '10']],
])('splits words at a slash: %s', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['prepare-chart', 'preparechart', ['prepare', 'chart']],
  ['ERR_INVALID_STOPS', 'errinvalidstops', ['invalidstops', 'err', 'invalid', 'stop']],
  [
    'TRADE_RETCODE_INVALID_STOPS',
    'traderetcodeinvalidstops',
    ['invalidstops', 'trade', 'retcode', 'invalid', 'stop'],
  ],
  ['ERR_X', 'errx', ['err', 'x']],
  ['INVALID_STOPS', 'invalidstops', ['invalid', 'stop']],
  ['err130', 'err130', ['err', '130']],
  ['0xC0000005', '0xc0000005', ['c0000005']],
  ['ex4', 'ex4', []],
  ['AutoTrading', 'autotrading', ['auto', 'trading']],
  ['iPhone', 'iphone', []],
  ['S/L', 'sl', []],
  ["broker's", 'broker', []],
  ['can’t', 'cant', []],
  ['terminal64.exe', 'terminal64exe', ['terminal64', 'terminal', '64', 'exe']],
])('%s is found by %s and %j', (word, term, otherTerms) => {
  expect(termsOf(word)).toEqual({term, otherTerms});
});

test.each([
  ['ﬁle', 'file'],
  ['ÅNGSTRÖM', 'angstrom'],
])('normalises %s to %s', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test.each([
  ['orders', 'order'],
  ['queries', 'query'],
  ['boxes', 'box'],
  ['losses', 'loss'],
  ['switches', 'switch'],
  ['prices', 'price'],
  ['ties', 'tie'],
])('stems %s and %s to the same term', (plural, expected) => {
  expect(singular(plural)).toBe(expected);
  expect(singular(expected)).toBe(expected);
});

test.each(['loss', 'status', 'analysis', 'news', 'is', 'vps', 'm15s', '130'])(
  '%s is not a plural',
  (word) => {
    expect(singular(word)).toBe(word);
  },
);

test('returns the positions of words', () => {
  const text = 'Attach R-X25, then MT 5.';
  expect(words(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'Attach',
    'R-X25',
    'then',
    'MT 5',
  ]);
});

test.each(['', ' ', '–—…!?', '<>&"'])('finds no words in %j', (text) => {
  expect(words(text)).toEqual([]);
});

test('joins the names of known products only', () => {
  expect(createTokenizer([]).words('r x 25')).toHaveLength(3);
});
