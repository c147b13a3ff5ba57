import {describe, expect, test} from 'vitest';
import {listMovedPages} from '@site/src/after-build/hosting/redirects';
import {findMovedAnchor} from '@site/src/data/addresses';
import {
  expandFolders,
  findIdMistakes,
  findRedirectMistakes,
} from '@site/src/data/build/movedAddresses';
import type {MovedAddress} from '@site/src/data/redirects';

/** `/a > /b` is a line that leads from `/a` to `/b`. */
const lines = (text: string): MovedAddress[] =>
  text.split(', ').map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return {from, to};
  });
const write = (list: readonly MovedAddress[]) =>
  list.map(({from, to}) => `${from} > ${to}`).join(', ');

const pages = ['/', '/docs', '/docs/new/', '/docs/other', '/docs/a/'];
const published = {
  '/docs/new': ['a', 'c'],
  '/docs/old': ['a'],
  '/docs/other': [],
  '/new': ['a'],
  '/docs/6.0/a': [],
  '/docs/6.0/b': ['part'],
};

describe('the lines of src/data/redirects.ts', () => {
  const find = (text: string) => findRedirectMistakes(lines(text), {pages, published});

  test.each([
    '/docs/old > /docs/new/',
    '/docs/old/ > /docs/new#part',
    '/docs/new/#a > /docs/new/#b, /docs/new#c > /docs#d',
    '/docs/old > /docs/new, /docs/new#a > /docs/new#b',
    '/docs/6.0/b > /docs/a/, /docs/6.0/* > /docs/*',
  ])('may be %s', (text) => {
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
    [
      '/docs/6.0/* > /docs/*',
      'there is no page /docs/b: correct "/docs/*", or write a line for /docs/6.0/b',
    ],
    ['/docs/5.0/* > /docs/*', '"/docs/5.0/*" was never in the manual'],
    ['/docs/6.0/* > /docs/a/', '"/docs/6.0/*" leads to "/docs/a/": end the new path with /*'],
    ['/docs/* > /docs/new/*', '"/docs/new" is still a page: remove it, or the line of its folder'],
  ])('may not be %s', (text, message) => {
    expect(find(text).join('\n')).toContain(`src/data/redirects.ts: ${message}`);
  });

  test.each([
    ['/docs/new/#a > /docs/new/#b', undefined],
    ['/docs/old > /docs/new/#b', undefined],
    ['/docs/new/#a > /docs/new/#z', '"/docs/new/#a" leads to "/docs/new/#z", but that page has no'],
    ['/docs/old > /docs/new/#z', '"/docs/old" leads to "/docs/new/#z", but that page has no such'],
    ['/docs/new/#b > /docs/new/', '"/docs/new/#b" is still on its page: remove the id there'],
  ])('%s is compared with the ids of the built pages', (text, message) => {
    const hasId = (page: string, id: string) => page === '/docs/new/' && ['b', 'c'].includes(id);
    const mistakes = findIdMistakes(lines(text), hasId);
    expect(mistakes).toEqual(
      message ? [expect.stringContaining(`src/data/redirects.ts: ${message}`)] : [],
    );
  });
});

test.each([
  ['/docs/old > /docs/new/', '/docs/old > /docs/new/'],
  ['/docs/6.0/* > /docs/*', '/docs/6.0/ > /docs/, /docs/6.0/a > /docs/a, /docs/6.0/b > /docs/b'],
  [
    '/docs/6.0/b > /docs/a/, /docs/6.0/* > /docs/*',
    '/docs/6.0/b > /docs/a/, /docs/6.0/ > /docs/, /docs/6.0/a > /docs/a',
  ],
])('expands %s to a line for each page', (text, expected) => {
  expect(write(expandFolders(lines(text), published))).toBe(expected);
});

test('redirects each old path to the exact path of an existing page', () => {
  const list = lines('/docs/old > /docs/new#a, /docs/gone/ > /docs/nowhere, /docs/new/#a > /docs');
  expect(listMovedPages(list, [...pages, '/docs/6.0/basics/'], '/m/')).toEqual([
    ['/m/docs/6.0', '/m/docs/6.0/basics/'],
    ['/m/docs/6.0/', '/m/docs/6.0/basics/'],
    ['/m/docs/old', '/m/docs/new/#a'],
    ['/m/docs/old/', '/m/docs/new/#a'],
  ]);
});

test.each([
  ['/Manual/docs/r10/', '#old', '/Manual/docs/r10/#new'],
  ['/Manual/docs/r10', '#old', '/Manual/docs/r10/#new'],
  ['/Manual/docs/r10/', '#gone', '/Manual/docs#other'],
  ['/Manual/docs/r10/', '#new', undefined],
  ['/Manual/docs/r10/', '', undefined],
  ['/Manual/docs/r50/', '#old', undefined],
])('on %s, leads from the id %s to %s', (pathname, hash, expected) => {
  const list = lines('/docs/r10/#old > /docs/r10/#new, /docs/r10/#gone > /docs#other, /a > /docs');
  expect(findMovedAnchor({pathname, hash}, {list, baseUrl: '/Manual/'})).toBe(expected);
});
