import {expect, test} from 'vitest';
import {fileOfRoute, selectPages} from '@site/src/after-build/routes';

const root = {baseUrl: '/', excluded: ['/search']};

test.each([
  [
    'the search page and the not-found page',
    ['/', '/search', '/404.html', '/docs'],
    root,
    ['/', '/docs'],
  ],
  ['the search page with a slash', ['/search/', '/docs/'], root, ['/docs/']],
  [
    'but not pages whose names only begin like the search page',
    ['/search-tips', '/docs/search'],
    root,
    ['/docs/search', '/search-tips'],
  ],
  ['patterns', ['*', '/docs'], root, ['/docs']],
  ['duplicate routes', ['/docs', '/docs'], root, ['/docs']],
  [
    'under a base URL',
    ['/manual/', '/manual/search', '/manual/404.html', '/manual/docs'],
    {baseUrl: '/manual/', excluded: ['/manual/search']},
    ['/manual/', '/manual/docs'],
  ],
])('left out: %s', (_, routes, options, expected) => {
  expect(selectPages(routes, options)).toEqual(expected);
});

test('the order of the routes does not matter', () => {
  const routes = ['/docs/b', '/', '/docs/a', '/docs/'];
  expect(selectPages(routes, root)).toEqual(selectPages([...routes].reverse(), root));
});

test.each([
  ['/', '/', 'index.html'],
  ['/docs/r10/', '/', 'docs/r10/index.html'],
  ['/docs/r10/drawdown', '/', 'docs/r10/drawdown/index.html'],
  ['/404.html', '/', '404.html'],
  ['/docs/%C3%A4%20b', '/', 'docs/ä b/index.html'],
  ['/manual/', '/manual/', 'index.html'],
  ['/manual/docs/x', '/manual/', 'docs/x/index.html'],
])('the file of %s under %s is %s', (route, baseUrl, expected) => {
  expect(fileOfRoute(route, baseUrl)).toBe(expected);
});

test('a route outside the base URL is refused', () => {
  expect(() => fileOfRoute('/docs', '/manual/')).toThrow(
    'The route /docs is outside the base URL /manual/.',
  );
});
