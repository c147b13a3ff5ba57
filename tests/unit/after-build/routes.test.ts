import {expect, test} from 'vitest';
import {fileOfRoute} from '@site/src/after-build/readPages';

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
