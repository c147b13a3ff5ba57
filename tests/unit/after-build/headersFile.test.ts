import {describe, expect, test} from 'vitest';
import {
  findHeaders,
  formatHeadersFile,
  parseHeadersFile,
} from '@site/src/after-build/policy/headersFile';
import type {HeaderRule} from '@site/src/after-build/policy/headers';

const rules: HeaderRule[] = [
  {path: '/*', headers: {A: "one 'two'; x=(), y", B: '1'}},
  {path: '/assets/*', headers: {B: '2'}},
  {path: '/a', headers: {C: '3'}},
];

test('what is written is read back unchanged', () => {
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test.each([
  ['nothing', '', []],
  ['comments and empty lines', '# A comment\n\n/a\n  # Another\n  A: 1\n', [['/a', {A: '1'}]]],
  ['Windows line endings', '/a\r\n  A: 1\r\n', [['/a', {A: '1'}]]],
  ['tabs', '/a\n\tA:1', [['/a', {A: '1'}]]],
  ['a colon in the value', '/a\n  A: https://b:1', [['/a', {A: 'https://b:1'}]]],
  [
    'a path without headers',
    '/a\n/b\n  A: 1',
    [
      ['/a', {}],
      ['/b', {A: '1'}],
    ],
  ],
])('reads %s', (_, text, expected) => {
  expect(parseHeadersFile(text).map(({path, headers}) => [path, headers])).toEqual(expected);
});

test.each([
  ['a header before a path', '  A: 1', /Line 1 .* before a path/],
  [
    'a path with a star in the middle',
    '/a/*/b\n  A: 1',
    /Line 1 is neither|Line 1 of _headers is neither/,
  ],
  ['an address with its host', 'https://a.example/*', /Line 1/],
  ['a header without a value', '/a\n  A:', /Line 2/],
  ['plain text', '/a\n  A: 1\nand then', /Line 3/],
])('refuses %s', (_, text, message) => {
  expect(() => parseHeadersFile(text)).toThrow(message);
});

test('refuses to write what Cloudflare would ignore', () => {
  const long = [{path: '/*', headers: {A: 'x'.repeat(2000)}}];
  expect(() => formatHeadersFile(long)).toThrow('2005 characters');
});

describe('the headers of a path', () => {
  test.each([
    ['/', {A: "one 'two'; x=(), y", B: '1'}],
    ['/docs/r10/', {A: "one 'two'; x=(), y", B: '1'}],
    ['/assets/js/a.js', {A: "one 'two'; x=(), y", B: '2'}],
    ['/assets', {A: "one 'two'; x=(), y", B: '1'}],
    ['/a', {A: "one 'two'; x=(), y", B: '1', C: '3'}],
    ['/a/', {A: "one 'two'; x=(), y", B: '1'}],
  ])('%s', (path, headers) => {
    expect(findHeaders(rules, path)).toEqual(headers);
  });
});
