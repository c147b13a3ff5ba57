import {expect, test} from 'vitest';
import {
  limitQuery,
  queryFromAddress,
  queryFromSelection,
  searchPath,
} from '@site/src/search/view/query';

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
])('writes and reads the address of a search for "%s"', (query, expected) => {
  const address = searchPath(query);
  expect(address).toBe(expected);
  const {search} = new URL(address, 'https://manual.example');
  expect(queryFromAddress(search)).toBe(limitQuery(query));
});

test.each([
  [`?q=${long}`, limit],
  ['?q=%E0%A4%A', '\uFFFD%A'],
])('reads the query from the address "%s"', (search, expected) => {
  expect(queryFromAddress(search)).toBe(expected);
});
