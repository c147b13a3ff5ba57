// cspell:ignore fpackage
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findHeaders, parseHeadersFile} from '../../src/after-build/policy/headersFile';
import {BUILD_DIR, routeToHtmlFile} from '../build/site';
import {NOT_FOUND_FILE, ROUTES} from '../fixtures/routes';
import {ask} from './http';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const HASHED = 'public, max-age=31536000, immutable';

const readBuilt = (file: string) => readFileSync(path.join(BUILD_DIR, file));

const otherForm = (route: string) => (route.endsWith('/') ? route.slice(0, -1) : `${route}/`);

/** The first file with this extension in a folder of the build, as a path of the site. */
function findAsset(folder: string, extension: string): string {
  const name = readdirSync(path.join(BUILD_DIR, folder)).find((it) => it.endsWith(extension));
  return `/${folder}/${name ?? `no file with ${extension}`}`;
}

/**
 * Defines the tests that every host of the manual must pass.
 * @param getOrigin returns the origin of the server, once it runs
 * @param speaksTls whether readers reach the server over TLS, so that it sends HSTS
 */
export function describePromises(getOrigin: () => string, {speaksTls}: {speaksTls: boolean}): void {
  const rules = parseHeadersFile(readBuilt('_headers').toString());

  /** The headers that a path must have. The file has no `Cache-Control` for paths outside `/assets/`. */
  function promised(urlPath: string, cacheControl: string): Record<string, string> {
    const headers = {...findHeaders(rules, urlPath), 'Cache-Control': cacheControl};
    return Object.fromEntries(
      Object.entries(headers)
        .map(([name, value]) => [name.toLowerCase(), value] as const)
        .filter(([name]) => speaksTls || name !== 'strict-transport-security'),
    );
  }

  test('the build has a security policy for hosts', () => {
    expect(promised('/', REVALIDATE)).toHaveProperty('content-security-policy');
  });

  test.each(ROUTES)('%s is answered without a redirect, with every header', async (route) => {
    const {status, headers, body} = await ask(getOrigin(), route);
    expect(status).toBe(200);
    expect(headers).toMatchObject(promised(route, REVALIDATE));
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(body.equals(readBuilt(routeToHtmlFile(route)))).toBe(true);
  });

  test.each(ROUTES.filter((route) => route !== '/'))(
    '%s is where the address with or without a slash redirects to',
    async (route) => {
      for (const query of ['', '?q=a%20b&x']) {
        const {status, headers} = await ask(getOrigin(), otherForm(route) + query);
        expect(status).toBe(301);
        expect(headers.location).toBe(route + query);
        expect(headers).toMatchObject(promised(route, REVALIDATE));
      }
    },
  );

  describe.each([
    '/docs/no-such-page',
    '/docs/r10/drawdown.html',
    '/assets/js/lost.0a1b2c3d.js',
    '/assets/',
    '/_headers',
    '/_hosting/canonical-paths.json',
    '//evil.example/docs/r10',
    '/docs/..%2fpackage.json',
  ])('%s', (urlPath) => {
    test('is not found: answers with the not-found page, which is not cached', async () => {
      const {status, headers, body} = await ask(getOrigin(), urlPath);
      expect(status).toBe(404);
      expect(headers).toMatchObject(promised('/', REVALIDATE));
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(body.equals(readBuilt(NOT_FOUND_FILE))).toBe(true);
    });
  });

  const script = findAsset('assets/js', '.js');
  const style = findAsset('assets/css', '.css');

  test.each([
    [script, /javascript/],
    [style, /^text\/css/],
  ])('%s may be cached for a year', async (urlPath, type) => {
    const {status, headers} = await ask(getOrigin(), urlPath);
    expect(status).toBe(200);
    expect(headers).toMatchObject(promised(urlPath, HASHED));
    expect(headers['content-type']).toMatch(type);
  });

  test.each(['/robots.txt', '/llms.txt', '/docs/r10/drawdown.md'])(
    '%s is text in UTF-8',
    async (urlPath) => {
      const headers = {'Accept-Encoding': 'br'};
      const answer = await ask(getOrigin(), urlPath, {headers});
      expect(answer.headers['content-type']).toMatch(/^text\/(plain|markdown); ?charset=utf-8$/i);
    },
  );

  describe.each([
    ['/docs/r10/', 'docs/r10/index.html'],
    ['/docs/r10/drawdown', 'docs/r10/drawdown/index.html'],
    ['/search-index.json', 'search-index.json'],
    [style, style.slice(1)],
  ])('%s', (urlPath, file) => {
    test.each([
      ['gzip, deflate, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ])(
      'with Accept-Encoding "%s", sends the copy that was built',
      async (accepted, encoding, extension) => {
        const headers = {'Accept-Encoding': accepted};
        const answer = await ask(getOrigin(), urlPath, {headers});
        expect(answer.status).toBe(200);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        expect(answer.body.equals(readBuilt(file + extension))).toBe(true);
      },
    );

    test('is not sent again if it has not changed', async () => {
      const {headers} = await ask(getOrigin(), urlPath);
      const again = {'If-None-Match': headers.etag ?? 'none'};
      expect((await ask(getOrigin(), urlPath, {headers: again})).status).toBe(304);
    });
  });

  test('every file of the build is answered, whatever its name', async () => {
    const files = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(BUILD_DIR, file)).isFile())
      .map((file) => `/${file.split(path.sep).map(encodeURIComponent).join('/')}`)
      .filter((urlPath) => !urlPath.startsWith('/_') && !urlPath.endsWith('.html'));
    expect(files.length).toBeGreaterThan(100);
    const lost: string[] = [];
    for (const urlPath of files) {
      const {status} = await ask(getOrigin(), urlPath, {method: 'HEAD'});
      if (status !== 200) {
        lost.push(`${urlPath}: ${status}`);
      }
    }
    expect(lost).toEqual([]);
  });

  test('POST is refused', async () => {
    expect((await ask(getOrigin(), '/docs/r10/', {method: 'POST'})).status).toBe(405);
  });
}
