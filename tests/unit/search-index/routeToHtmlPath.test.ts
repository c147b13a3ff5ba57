import {expect, test} from 'vitest';
import {routeToHtmlPath} from '../../../src/plugins/search-index/server/routeToHtmlPath';

test.each([
  ['/', '/', undefined, 'index.html'],
  ['/docs/r10/', '/', undefined, 'docs/r10/index.html'],
  ['/docs/r10/', '/', false, 'docs/r10/index.html'],
  ['/docs/r10/drawdown', '/', undefined, 'docs/r10/drawdown/index.html'],
  ['/docs/r10/drawdown', '/', true, 'docs/r10/drawdown/index.html'],
  ['/docs/r10/drawdown', '/', false, 'docs/r10/drawdown.html'],
  ['/404.html', '/', undefined, '404.html'],
  ['/docs/%C3%A4%20b', '/', undefined, 'docs/ä b/index.html'],
  ['/manual/', '/manual/', undefined, 'index.html'],
  ['/manual', '/manual/', undefined, 'index.html'],
  ['/manual/docs/x', '/manual/', undefined, 'docs/x/index.html'],
])('%s under %s with trailingSlash %s is %s', (route, baseUrl, trailingSlash, expected) => {
  expect(routeToHtmlPath(route, {baseUrl, trailingSlash})).toBe(expected);
});

test('a route outside the base URL is refused', () => {
  expect(() => routeToHtmlPath('/docs', {baseUrl: '/manual/', trailingSlash: false})).toThrow(
    'The route /docs is outside the base URL /manual/.',
  );
});
