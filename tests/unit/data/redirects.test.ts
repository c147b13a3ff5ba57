import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';
import {checkRedirectedIds} from '@site/src/after-build/checkRedirectedIds';
import type {BuiltPage} from '@site/src/after-build/types';
import {findRedirectMistakes} from '@site/src/checks/findRedirectMistakes';
import type {MovedAddress} from '@site/src/data/redirects';
import {findMovedAnchor} from '@site/src/plugins/moved-anchors/client/findMovedAnchor';

/** `/a > /b` is a line that leads from `/a` to `/b`. */
const lines = (text: string): MovedAddress[] =>
  text.split(', ').map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return {from, to};
  });

describe('what cannot be right in the list of addresses that went', () => {
  const pages = ['/', '/docs', '/docs/new/', '/docs/other'];
  const published = {'/docs/new': ['a', 'c'], '/docs/old': ['a'], '/docs/other': [], '/new': ['a']};
  const find = (text: string) => findRedirectMistakes(lines(text), {pages, published});

  test.each([
    '/docs/old > /docs/new/',
    '/docs/old/ > /docs/new#part',
    '/docs/new/#a > /docs/new/#b, /docs/new#c > /docs#d',
    '/docs/old > /docs/new, /docs/new#a > /docs/new#b',
  ])('%s is accepted', (text) => {
    expect(find(text)).toEqual([]);
  });

  test.each([
    [
      'docs/old > /docs',
      '"docs/old" is not an address of the manual, and a redirect cannot lead elsewhere: write it as in',
    ],
    ['/docs/old > https://a.example/', '"https://a.example/" is not an address of the manual'],
    ['/docs/old?x > /docs', '"/docs/old?x" is not an address of the manual'],
    ['/docs/old > /docs, /docs/old/ > /docs/new/', '"/docs/old/" is listed twice: remove one'],
    ['/new > /docs, /new#a > /docs#b, /new/#a > /docs#c', '"/new/#a" is listed twice: remove'],
    ['/docs/odl > /docs/new', '"/docs/odl" was never in the manual (src/data/published.json):'],
    ['/docs/new/#b > /docs/new', '"/docs/new/#b" was never in the manual'],
    ['/docs/other/ > /docs/new/', '"/docs/other/" is still a page: remove it, or this line'],
    [
      '/docs/old#a > /docs/new/#b',
      'the page of "/docs/old#a" is gone: replace this line by one for the whole page',
    ],
  ])('%s is refused', (text, sentence) => {
    expect(find(text).join('\n')).toContain(`src/data/redirects.ts: ${sentence}`);
  });
});

describe('every id that went leads to another one', () => {
  const page = {route: '/m/docs/new/', document: fromHtml('<h2 id=b>B</h2><table><tr id=c>')};
  const site = {baseUrl: '/m/', pages: [page as unknown as BuiltPage]};

  test.each(['/docs/new/#a > /docs/new/#b', '/docs/old > /docs/new/#b'])('%s', (text) => {
    expect(() => checkRedirectedIds(lines(text), site)).not.toThrow();
  });

  test.each([
    ['/docs/new/#a > /docs/new/#z', '"/docs/new/#a" leads to "/docs/new/#z", but that page has no'],
    ['/docs/old > /docs/new/#z', '"/docs/old" leads to "/docs/new/#z", but that page has no such'],
    ['/docs/new/#b > /docs/new/#b', '"/docs/new/#b" is still on its page'],
    ['/docs/new/#b > /docs/new/', '"/docs/new/#b" is still on its page: remove the id there'],
  ])('%s is refused', (text, sentence) => {
    expect(() => checkRedirectedIds(lines(text), site)).toThrow(sentence);
  });
});

test.each([
  ['/Manual/docs/r10/', '#old', '/Manual/docs/r10/#new'],
  ['/Manual/docs/r10', '#old', '/Manual/docs/r10/#new'],
  ['/Manual/docs/r10/', '#gone', '/Manual/docs#other'],
  ['/Manual/docs/r10/', '#new', undefined],
  ['/Manual/docs/r10/', '', undefined],
  ['/Manual/docs/r50/', '#old', undefined],
])('on %s, the id %s leads to %s', (pathname, hash, expected) => {
  const list = lines('/docs/r10/#old > /docs/r10/#new, /docs/r10/#gone > /docs#other, /a > /docs');
  expect(findMovedAnchor({pathname, hash}, {list, baseUrl: '/Manual/'})).toBe(expected);
});
