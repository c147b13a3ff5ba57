import {describe, expect, test} from 'vitest';
import {listMovedPages, formatRedirectsFile} from '@site/src/after-build/hosting/redirects';
import {createNginxMaps} from '@site/src/after-build/hosting/nginx';
import {findRedirectMistakes} from '@site/src/checks/findRedirectMistakes';
import {oldPathsOf} from '@site/src/data/build/movedPages';

const folder = {from: '/docs/6.0/*', to: '/docs/*'};
const line = {from: '/docs/6.0/b', to: '/docs/a/'};
const published = {'/docs/a': [], '/docs/6.0/a': [], '/docs/6.0/b': ['part']};
const sites = {pages: ['/docs/a/'], published};

describe('a folder that went', () => {
  test.each([
    ['the same page', '/docs/a/', ['/docs/6.0/a/']],
    ['a page that the folder never had', '/docs/new', []],
    ['a page whose old address has a line of its own', '/docs/b', []],
  ])('leads to %s', (_, page, expected) => {
    expect(oldPathsOf(page, [line, folder], Object.keys(published))).toEqual(expected);
  });

  test('is written in the form of each host, after single pages', () => {
    const redirects = listMovedPages([folder, line], '/m/');
    expect(formatRedirectsFile(redirects).split('\n').slice(-2)).toEqual([
      '/m/docs/6.0/* /m/docs/:splat 301',
      '',
    ]);
    expect(redirects.slice(2)).toEqual([
      ['/m/docs/6.0', '/m/docs/'],
      ['/m/docs/6.0/*', '/m/docs/*'],
    ]);
    expect(createNginxMaps({baseUrl: '/m/', redirects})).toContain(
      '"~^/m/docs/6\\.0/(?<rest>[\\w./-]*)$" "/m/docs/$rest";',
    );
  });

  test('leaves its own address to a line of its own', () => {
    const own = {from: '/docs/6.0/', to: '/docs/a/'};
    const addresses = listMovedPages([folder, own], '/m/').map(([from]) => from);
    expect(addresses).toEqual(['/m/docs/6.0', '/m/docs/6.0/', '/m/docs/6.0/*']);
  });

  test.each([
    ['every page has its place', [line, folder], []],
    [
      'a page has none',
      [folder],
      [/there is no page \/docs\/b: correct "\/docs\/\*", or write a line for \/docs\/6\.0\/b/],
    ],
    ['it never was', [{...folder, from: '/docs/5.0/*'}], [/"\/docs\/5\.0\/\*" was never/]],
    ['it leads to a page', [line, {...folder, to: '/docs/a/'}], [/end the new path with \/\*/]],
  ])('%s', (_, list, expected) => {
    const told = findRedirectMistakes(list, sites);
    expect(told).toHaveLength(expected.length);
    expected.forEach((sentence, index) => expect(told[index]).toMatch(sentence));
  });
});

test.each(['https://other.example/a', 'docs/a'])('an address from elsewhere: %s', (from) => {
  expect(findRedirectMistakes([{from, to: '/docs/a/'}], sites)).toEqual([
    expect.stringContaining(`"${from}" is not an address of the manual`),
  ]);
});
