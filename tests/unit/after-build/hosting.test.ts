import {describe, expect, test} from 'vitest';
import {copyPages} from '@site/src/after-build/hosting';
import {formatHeadersFile} from '@site/src/after-build/hosting/headers';
import {listSlashRedirects} from '@site/src/after-build/hosting/redirects';
import type {BuiltPage} from '@site/src/after-build/types';

test.each([
  [
    'each path without its slash, or with one too many',
    ['/', '/docs', '/docs/r10/'],
    [
      ['/docs/', '/docs'],
      ['/docs/r10', '/docs/r10/'],
    ],
  ],
  ['the base URL without its slash', ['/manual/'], [['/manual', '/manual/']]],
  ['nothing where both paths are pages', ['/b', '/b/'], []],
])('redirects: %s', (_, routes, expected) => {
  expect(listSlashRedirects(routes)).toEqual(expected);
});

test('copies a page without a trailing slash to a file of its name', () => {
  const files = ['index.html', 'docs/index.html', 'docs/r10/index.html', '404.html'];
  const routes = ['/', '/docs', '/docs/r10/', '/404.html'];
  const pages = files.map((file, index) => ({file, route: routes[index]})) as BuiltPage[];
  const written = files.map((file) => ({file, content: `the page ${file}`}));
  expect(copyPages(written, pages)).toEqual([
    {file: 'docs.html', content: 'the page docs/index.html'},
  ]);
});

describe('_headers', () => {
  test('has the headers of every path, and lets browsers cache hashed files', () => {
    expect(formatHeadersFile({A: '1', B: '2'}, '/manual/').split('\n')).toEqual([
      '/manual/*',
      '  A: 1',
      '  B: 2',
      '/manual/assets/*',
      // Hosts join the values of all matching rules, so only one rule may set this header.
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  test('has no line that Cloudflare would ignore', () => {
    expect(() => formatHeadersFile({A: 'x'.repeat(2000)}, '/')).toThrow('2005 characters');
  });
});
