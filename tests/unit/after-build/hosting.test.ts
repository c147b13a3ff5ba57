import {describe, expect, test} from 'vitest';
import {copyOfPage} from '@site/src/after-build/hosting';
import {formatHeadersFile} from '@site/src/after-build/hosting/headers';
import {listSlashRedirects} from '@site/src/after-build/hosting/redirects';

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

test.each([
  ['/docs', 'docs/index.html', 'docs.html'],
  ['/', 'index.html', null],
  ['/docs/r10/', 'docs/r10/index.html', null],
  ['/404.html', '404.html', null],
])('%s has the file %s and a copy of it: %s', (route, file, copy) => {
  expect(copyOfPage({route, file})).toBe(copy);
});

describe('_headers', () => {
  test('has the headers of every path, and lets browsers cache hashed files', () => {
    const host = {headers: {A: '1', B: '2'}, pageLink: '<x>', baseUrl: '/manual/'};
    expect(formatHeadersFile(host).split('\n')).toEqual([
      '/manual/*',
      '  A: 1',
      '  B: 2',
      '/manual/',
      '  Link: <x>',
      '/manual/docs/*',
      '  Link: <x>',
      '/manual/assets/*',
      // Hosts join the values of all matching rules, so only one rule may set this header.
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  test('has no line that Cloudflare would ignore', () => {
    const host = {headers: {A: 'x'.repeat(2000)}, pageLink: '<x>', baseUrl: '/'};
    expect(() => formatHeadersFile(host)).toThrow('2005 characters');
  });
});
