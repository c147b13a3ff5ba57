import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import slimDocSearch from '../../../src/plugins/docsearch-slim/slimDocSearch.cjs';

const source = readFileSync(
  path.resolve(__dirname, '../../../node_modules/@docsearch/react/dist/esm/index.js'),
  'utf8',
);
const slim = (text: string, keepLogo: boolean): string =>
  slimDocSearch.call({getOptions: () => ({keepLogo})}, text);

test.each([
  ['without the service', false],
  ['with the service', true],
])('%s, the logo brings no style and its link is as it should be', (_, keepLogo) => {
  const text = slim(source, keepLogo);
  expect(text).not.toContain('createElement("style"');
  expect(text.includes('className:"DocSearch-Logo"')).toBe(keepLogo);
});

test('what DocSearch needs of the client is left', () => {
  expect(slim(source, false)).toMatch(
    /useMemo\(\(function\(\)\{return \w\(\{addAlgoliaAgent\(\)\{\},transporter:\{algoliaAgent:\{value:""\}\}\}\)\}\),\[\w,\w,\w\]\)/,
  );
});

test('stored searches are read and written by this site', () => {
  const text = slim(source, false);
  expect(text).toContain('getItem:function(){return readSearches(e)}');
  expect(text).toMatch(/^import \{readSearches, writeSearches\} from /);
});

test('another DocSearch stops the build with a sentence', () => {
  expect(() => slim('export {}', false)).toThrow(/knows @docsearch\/react 3\.9\.0 alone/);
});
