import {expect, test} from 'vitest';
import {
  limitQuery,
  queryFromAddress,
  queryFromSelection,
  searchPath,
} from '../../../src/search/query';

const long = 'a'.repeat(80);
const limit = 'a'.repeat(64);

test.each([
  ['stays as it is', 'trailing stop', 'trailing stop'],
  ['is cut to 64 characters', long, limit],
  ['keeps no half of a pair at the cut', `${'a'.repeat(63)}😀`, 'a'.repeat(63)],
  ['loses lone surrogates', 'a\uD800b\uDC00', 'ab'],
  ['keeps whole pairs', '😀', '😀'],
])('a query %s', (_, text, expected) => {
  expect(limitQuery(text)).toBe(expected);
});

test.each([
  ['one line', ' two\n  words ', 'two words'],
  ['64 characters', `  ${long}`, limit],
  ['nothing selected', '', ''],
])('selected text becomes a query: %s', (_, selection, expected) => {
  expect(queryFromSelection(selection)).toBe(expected);
});

test.each([
  ['attach ea', '/search?q=attach%20ea'],
  ['<b>&', '/search?q=%3Cb%3E%26'],
  ['', '/search'],
  [long, `/search?q=${limit}`],
  ['\uD800', '/search'],
])('the address of a search for "%s"', (query, expected) => {
  expect(searchPath(query)).toBe(expected);
});

test.each([
  ['?q=attach%20ea', 'attach ea'],
  ['?q=attach+ea', 'attach ea'],
  ['?x=1', ''],
  ['', ''],
  [`?q=${long}`, limit],
  ['?q=%E0%A4%A', '\uFFFD%A'],
])('the query in the address "%s"', (search, expected) => {
  expect(queryFromAddress(search)).toBe(expected);
});
