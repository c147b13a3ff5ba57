import {expect, test} from 'vitest';
import {
  limitQuery,
  pageFromAddress,
  queryFromAddress,
  queryFromPaste,
  queryFromSelection,
  type SearchedPart,
  searchPath,
  versionFromAddress,
} from '@site/src/search/shared/query';

const long = 'a'.repeat(80);
const limit = 'a'.repeat(64);

test.each([
  ['stays as it is', 'trailing stop', 'trailing stop'],
  ['is cut to 64 characters', long, limit],
  ['is not cut inside a surrogate pair', `${'a'.repeat(63)}😀`, 'a'.repeat(63)],
  ['loses lone surrogates', 'a\uD800b\uDC00', 'ab'],
  ['keeps whole surrogate pairs', '😀', '😀'],
])('a query %s', (_, text, expected) => {
  expect(limitQuery(text)).toBe(expected);
});

test.each([
  ['it is put on one line', ' two\n  words ', 'two words'],
  ['it is cut to 64 characters', `  ${long}`, limit],
  ['it may be empty', '', ''],
])('turns selected text into a query: %s', (_, selection, expected) => {
  expect(queryFromSelection(selection)).toBe(expected);
});

test.each([
  ['attach ea', '/search?q=attach+ea'],
  ['<b>&', '/search?q=%3Cb%3E%26'],
  ['', '/search'],
  [long, `/search?q=${limit}`],
  ['\uD800', '/search'],
])('writes the address of a search for "%s"', (query, expected) => {
  expect(searchPath(query)).toBe(expected);
});

test.each([
  ['a page', 'attach ea', {page: '/docs/r50/'}, '/search?q=attach+ea&in=%2Fdocs%2Fr50%2F'],
  ['a page, without a query', '', {page: '/docs/r50/'}, '/search?in=%2Fdocs%2Fr50%2F'],
  ['an older version', 'attach ea', {version: '6.0'}, '/search?q=attach+ea&version=6.0'],
])('writes the address of a search in %s', (_, query, part: SearchedPart, expected) => {
  const address = searchPath(query, part);
  expect(address).toBe(expected);
  const search = new URL(address, 'https://manual.example').search;
  expect(queryFromAddress(search)).toBe(query);
  expect(pageFromAddress(search)).toBe(part.page ?? null);
  expect(versionFromAddress(search)).toBe(part.version ?? null);
});

test.each([
  ['', ''],
  [`?q=${long}`, limit],
  ['?q=%E0%A4%A', '\uFFFD%A'],
])('reads the query from the address "%s"', (search, expected) => {
  expect(queryFromAddress(search)).toBe(expected);
});

const JOURNAL_MESSAGE = 'failed market buy 0.10 EURUSD';

test.each([
  ['a line of words is pasted as it is', 'attach  an EA', 'attach an EA'],
  ['lines of a page are one', 'attach\r\n\r\n  an EA\n', 'attach an EA'],
  ['a long text that is no log is cut at its end', long, limit],
  [
    "MT5's journal",
    `2026.11.23 18:29:15.123\tTrades\t'12345678': ${JOURNAL_MESSAGE}`,
    JOURNAL_MESSAGE,
  ],
  [
    "MT5's log file",
    `AB\t0\t18:29:15.123\tTrades\t'12345678': ${JOURNAL_MESSAGE}`,
    JOURNAL_MESSAGE,
  ],
  ["MT4's log", '2026.11.23 18:29:15  OrderSend error 130', 'OrderSend error 130'],
  ['two lines', '18:29:15\tEA\tone\n18:29:16\tEA\ttwo', 'one two'],
  [
    'a long line of a log keeps the message in brackets',
    `2026.11.23 18:29:15.123\tTrades\t'12345678': ${JOURNAL_MESSAGE} sl: 1.08000 tp: 1.09000 [Not enough money]`,
    'Not enough money',
  ],
  [
    'a long line of a log keeps its last words',
    `18:29:15.123\tEA\t${'word '.repeat(20)}OrderSend error 130`,
    'word word word word word word word word OrderSend error 130',
  ],
  ['a time alone is no log', '18:29', '18:29'],
  ['blanks are nothing', ' \n ', ''],
])('cleans pasted text: %s', (_, text, expected) => {
  expect(queryFromPaste(text)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(64);
});
