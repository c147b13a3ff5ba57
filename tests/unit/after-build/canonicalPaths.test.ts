import {describe, expect, test} from 'vitest';
import {
  listCanonicalPaths,
  listPageCopies,
  listRedirects,
} from '@site/src/after-build/hosting/canonicalPaths';
import {
  formatCaddyRedirects,
  formatNginxRedirects,
} from '@site/src/after-build/hosting/serverSnippets';

test.each([
  [
    '/',
    ['/docs', '/', '/404.html', '/docs/r10/', '/docs/r10/drawdown'],
    {
      '/': 'index.html',
      '/docs': 'docs/index.html',
      '/docs/r10/': 'docs/r10/index.html',
      '/docs/r10/drawdown': 'docs/r10/drawdown/index.html',
    },
  ],
  [
    '/manual/',
    ['/manual/', '/manual/docs', '/manual/404.html'],
    {
      '/manual/': 'index.html',
      '/manual/docs': 'docs/index.html',
    },
  ],
])('the files of the canonical paths below %s', (baseUrl, routes, expected) => {
  expect(listCanonicalPaths(routes, baseUrl)).toEqual(expected);
});

test('there is no redirect if both forms of a path are pages', () => {
  const paths = {'/': '', '/docs': '', '/a/': '', '/b': '', '/b/': ''};
  expect(listRedirects(paths)).toEqual([
    ['/docs/', '/docs'],
    ['/a', '/a/'],
  ]);
});

test('a page without a slash at its end has a copy with that file name', () => {
  const routes = ['/', '/docs', '/docs/r10/', '/docs/r10/drawdown'];
  expect(listPageCopies(listCanonicalPaths(routes, '/'))).toEqual([
    ['docs/index.html', 'docs.html'],
    ['docs/r10/drawdown/index.html', 'docs/r10/drawdown.html'],
  ]);
});

describe('snippets for servers', () => {
  const redirects = [['/docs/', '/docs']] as const;

  test('nginx', () => {
    expect(formatNginxRedirects(redirects)).toContain(
      'map $uri $manual_redirect {\n  default "";\n  "/docs/" "/docs";\n}\n',
    );
  });

  test('Caddy', () => {
    expect(formatCaddyRedirects(redirects)).toContain(
      'map {path} {manual_redirect} {\n  "/docs/" "/docs"\n  default ""\n}\n',
    );
  });

  test.each(['/a b', '/a"', '/$host', '/{a}', '/é', '/a;'])('a path like %s is refused', (path) => {
    expect(() => formatNginxRedirects([[`${path}/`, path]])).toThrow(
      'cannot be written into the redirects',
    );
  });
});
