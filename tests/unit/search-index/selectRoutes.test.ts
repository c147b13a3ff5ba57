import {expect, test} from 'vitest';
import {selectRoutes} from '../../../src/plugins/search-index/server/selectRoutes';

const root = {baseUrl: '/', excluded: ['/search']};

test.each([
  [
    'the search page and the page that was not found',
    ['/', '/search', '/404.html', '/docs'],
    root,
    ['/', '/docs'],
  ],
  ['with a slash as well', ['/search/', '/docs/'], root, ['/docs/']],
  ['what only begins so', ['/search-tips', '/docs/search'], root, ['/docs/search', '/search-tips']],
  ['patterns', ['*', '/docs'], root, ['/docs']],
  ['routes that come twice', ['/docs', '/docs'], root, ['/docs']],
  [
    'under a base URL',
    ['/manual/', '/manual/search', '/manual/404.html', '/manual/docs'],
    {baseUrl: '/manual/', excluded: ['/manual/search']},
    ['/manual/', '/manual/docs'],
  ],
])('left out: %s', (_, routes, options, expected) => {
  expect(selectRoutes(routes, options)).toEqual(expected);
});

test('the order of the routes says nothing', () => {
  const routes = ['/docs/b', '/', '/docs/a', '/docs/'];
  expect(selectRoutes(routes, root)).toEqual(selectRoutes([...routes].reverse(), root));
});
