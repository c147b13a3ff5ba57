import {describe, expect, test} from 'vitest';
import {createCaddySite} from '@site/src/after-build/hosting/caddy';
import {copyPages} from '@site/src/after-build/hosting/copyPages';
import {createHeaders} from '@site/src/after-build/hosting/headers';
import {formatHeadersFile} from '@site/src/after-build/hosting/headersFile';
import {createNginxMaps, createNginxServer} from '@site/src/after-build/hosting/nginx';
import {listSlashRedirects} from '@site/src/after-build/hosting/redirects';
import type {BuiltPage} from '@site/src/after-build/types';

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

test('a page without a slash at its end has a copy with that file name', () => {
  const files = ['index.html', 'docs/index.html', 'docs/r10/index.html', '404.html'];
  const routes = ['/', '/docs', '/docs/r10/', '/404.html'];
  const pages = files.map((file, index) => ({file, route: routes[index]})) as BuiltPage[];
  const written = files.map((file) => ({file, content: `the page ${file}`}));
  expect(copyPages(written, pages)).toEqual([
    {file: 'docs.html', content: 'the page docs/index.html'},
  ]);
});

test('every answer has these headers', () => {
  expect(createHeaders('policy')).toEqual({
    'Content-Security-Policy': 'policy',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  });
});

describe('_headers', () => {
  test('has the headers of every path, and says that hashed files may be cached', () => {
    expect(formatHeadersFile({A: '1', B: '2'}, '/manual/').split('\n')).toEqual([
      '/manual/*',
      '  A: 1',
      '  B: 2',
      '/manual/assets/*',
      // Hosts join the values of all rules that match, so only one may set it.
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  test('has no line that Cloudflare would ignore', () => {
    expect(() => formatHeadersFile({A: 'x'.repeat(2000)}, '/')).toThrow('2005 characters');
  });
});

describe('the files for nginx and Caddy', () => {
  const redirects = [['/Manual/docs/', '/Manual/docs']] as const;
  const headers = {A: "one 'two'; x=()"};
  const site = {baseUrl: '/Manual/', redirects, headers};

  test.each([
    ['a redirect in nginx', createNginxMaps, '\n  "/Manual/docs/" "/Manual/docs";\n'],
    ['assets in nginx', createNginxMaps, '"~^(200|206|304):/Manual/assets/" "public, max-age'],
    ['a header in nginx', createNginxServer, `\nadd_header A "one 'two'; x=()" always;\n`],
    ['the not-found page in nginx', createNginxServer, '\nerror_page 404 /Manual/404.html;\n'],
    ['files for servers in nginx', createNginxServer, '\nlocation /Manual/_ {\n  return 404;\n'],
    ['a redirect in Caddy', createCaddySite, '\n\t"/Manual/docs/" "/Manual/docs"\n'],
    ['assets in Caddy', createCaddySite, '\nhandle /Manual/assets/* {\n'],
    ['a header in Caddy', createCaddySite, `\nheader A "one 'two'; x=()"\n`],
    ['the not-found page in Caddy', createCaddySite, '\trewrite * /Manual/404.html\n'],
    ['files for servers in Caddy', createCaddySite, '\nhandle /Manual/_* {\n\terror 404\n'],
  ])('%s', (_, create, lines) => {
    expect(create(site)).toContain(lines);
  });

  test.each(['/a b', '/a"', '/$host', '/{a}', '/é', '/a;'])('a path like %s is refused', (path) => {
    const withPath = {...site, redirects: [[`${path}/`, path]] as const};
    expect(() => createNginxMaps(withPath)).toThrow('cannot be written into the redirects');
    expect(() => createCaddySite(withPath)).toThrow('cannot be written into the redirects');
  });

  test.each(['"', '\\', '$host', '{path}', 'a\nb'])('%j in a header is refused', (value) => {
    const withHeader = {...site, headers: {A: value}};
    expect(() => createNginxServer(withHeader)).toThrow('The header A');
    expect(() => createCaddySite(withHeader)).toThrow('The header A');
  });
});
