// cspell:ignore rawdown
import {describe, expect, test} from 'vitest';
import {canonicalPath, normalizeUrl} from '../../../src/navigation/normalizeUrl';

describe('normalizeUrl', () => {
  test.each([
    ['a clean address', '/docs/r10/', '?q=a', '#top', '/docs/r10/?q=a#top'],
    ['an encoded address', '/docs/caf%C3%A9', '', '#caf%C3%A9', '/docs/caf%C3%A9#caf%C3%A9'],
    ['index.html of a folder', '/docs/r10/index.html', '', '', '/docs/r10/'],
    ['index.html of the root', '/index.html', '?a', '#b', '/?a#b'],
    [
      'a page whose name only ends in index.html',
      '/docs/my-index.html',
      '',
      '',
      '/docs/my-index.html',
    ],
    ['a folder whose name begins like it', '/docs/index.html5/', '', '', '/docs/index.html5/'],
    ['a malformed hash', '/docs/', '', '#%E0%A4%A', '/docs/'],
    ['a full stop behind a hash', '/docs/', '', '#mt5-10027.', '/docs/#mt5-10027'],
    ['brackets and quotes behind a hash', '/docs/', '', '#mt5-10027)%22,', '/docs/#mt5-10027'],
    ['a stray percent sign', '/docs/100%', '', '', '/docs/100~'],
    ['an escaped percent sign', '/docs/100%25', '', '', '/docs/100~'],
    ['a truncated byte sequence', '/docs/%E0%A4%A', '', '', '/docs/~E0~A4~A'],
    ['bytes that are not UTF-8', '/docs/%ff', '', '#a', '/docs/~ff#a'],
    ['a query that cannot be decoded', '/search', '?q=%E0%A4%A', '', '/search?q=%E0%A4%A'],
  ])('%s', (_name, pathname, search, hash, expected) => {
    expect(normalizeUrl({pathname, search, hash})).toBe(expected);
  });
});

test.each([
  ['/docs/r10/', '/', '/docs/r10/'],
  ['/DOCS/R10/', '/', '/docs/r10/'],
  ['/docs//r10///', '/', '/docs/r10/'],
  ['//example.com/docs', '/', '/example.com/docs'],
  ['/', '/', '/'],
  ['/docs/r10/%64rawdown', '/', '/docs/r10/drawdown'],
  ['/docs/r10/drawdown%20', '/', '/docs/r10/drawdown'],
  ['/docs/r10/drawdown.html', '/', '/docs/r10/drawdown'],
  ['/404.html', '/', '/404.html'],
  ['/docs/caf%c3%a9', '/', '/docs/caf%c3%a9'],
  ['/docs/a%2Fb', '/', '/docs/a%2fb'],
  ['/Manual/', '/Manual/', '/Manual/'],
  ['/Manual/docs/r10/', '/Manual/', '/Manual/docs/r10/'],
  ['/Manual/DOCS//r10/', '/Manual/', '/Manual/docs/r10/'],
  ['/manual/docs/', '/Manual/', '/Manual/docs/'],
  ['/Other/', '/Manual/', '/Other/'],
])('corrects %s below %s to %s', (pathname, baseUrl, expected) => {
  expect(canonicalPath(pathname, baseUrl)).toBe(expected);
});
