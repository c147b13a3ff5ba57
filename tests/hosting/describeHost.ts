// cspell:ignore eenv
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {SERVER_FILE, type ServerFile} from '../../src/after-build/hosting';
import {HASHED, HSTS, REVALIDATE} from '../../src/after-build/hosting/headers';
import {BUILD_DIR, routeToHtmlFile} from '../build/site';
import {NOT_FOUND_FILE, ROUTES} from '../fixtures/routes';
import {ask} from './http';
import {firstProduct} from '../fixtures/fullProducts';

const readBuilt = (file: string) => readFileSync(path.join(BUILD_DIR, file));

export const {
  baseUrl,
  headers: everywhere,
  pageLink,
  redirects,
} = JSON.parse(readBuilt(SERVER_FILE).toString()) as ServerFile;

/** The path at which a host serves a file or a route. */
const at = (pathname: string) => baseUrl + pathname.slice(1);

/** The first file with this extension in a folder of the build, as a path of the site. */
function findAsset(folder: string, extension: string): string {
  const name = readdirSync(path.join(BUILD_DIR, folder)).find((file) => file.endsWith(extension));
  return `/${folder}/${name ?? `no file with ${extension}`}`;
}

/**
 * Defines what every host of the manual must do.
 * @param getOrigin returns the origin of the server, once it runs
 * @param speaksTls whether readers reach the server over TLS, so that it sends HSTS
 */
export function describeHost(getOrigin: () => string, {speaksTls}: {speaksTls: boolean}): void {
  const promised = (cacheControl: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries({...everywhere, 'Cache-Control': cacheControl})
        .filter(([name]) => speaksTls || name !== HSTS)
        .map(([name, value]) => [name.toLowerCase(), value]),
    );

  test.each(ROUTES)('serves %s without a redirect and with every header', async (route) => {
    const {status, headers, body} = await ask(getOrigin(), at(route));
    expect(status).toBe(200);
    expect(headers).toMatchObject({...promised(REVALIDATE), link: pageLink});
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(body.equals(readBuilt(routeToHtmlFile(route)))).toBe(true);
  });

  test.each(Object.entries(redirects))('redirects %s to %s', async (from, to) => {
    const query = '?q=a%20b&x?y=2';
    const {status, headers} = await ask(getOrigin(), from + query);
    expect([status, headers.location]).toEqual([301, to + query]);
    expect(headers).toMatchObject(promised(REVALIDATE));
  });

  test.each([
    '/docs/no-such-page',
    `/docs/${firstProduct.id}/drawdown.html`,
    `/docs/${firstProduct.id}/index.html.br`,
    '/assets/js/lost.0a1b2c3d.js',
    '/assets/',
    '/_headers',
    '/%5Fheaders',
    '//_headers',
    '/docs/../_headers',
    `/${SERVER_FILE}`,
    '/.git/readme.md',
    '/docs/%2eenv',
  ])('serves the not-found page uncached for %s', async (pathname) => {
    const {status, headers, body} = await ask(getOrigin(), at(pathname));
    expect(status).toBe(404);
    expect(headers).toMatchObject(promised(REVALIDATE));
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.equals(readBuilt(NOT_FOUND_FILE))).toBe(true);
  });

  const script = findAsset('assets/js', '.js');
  const style = findAsset('assets/css', '.css');

  test.each([
    [script, /javascript/],
    [style, /^text\/css/],
  ])('lets browsers cache %s for a year', async (pathname, type) => {
    const {status, headers} = await ask(getOrigin(), at(pathname));
    expect(status).toBe(200);
    expect(headers).toMatchObject(promised(HASHED));
    expect(headers['content-type']).toMatch(type);
    // The file may outlive the style sheet of its build.
    expect(headers.link).toBeUndefined();
  });

  test('refuses POST with an answer that is not cached', async () => {
    const {status, headers} = await ask(getOrigin(), at(script), {method: 'POST'});
    expect([status, headers['cache-control']]).toEqual([405, REVALIDATE]);
  });

  test.each(['/robots.txt', '/llms.txt', `/docs/${firstProduct.id}/drawdown.md`])(
    'serves %s as UTF-8 text',
    async (pathname) => {
      const {headers} = await ask(getOrigin(), at(pathname), {headers: {'Accept-Encoding': 'br'}});
      expect(headers['content-type']).toMatch(/^text\/(plain|markdown); ?charset=utf-8$/i);
    },
  );

  describe.each([
    [`/docs/${firstProduct.id}/drawdown`, `docs/${firstProduct.id}/drawdown/index.html`],
    ['/search-index.json', 'search-index.json'],
    [style, style.slice(1)],
  ])('%s', (pathname, file) => {
    test.each([
      ['gzip, deflate, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
      ['br;q=0, gzip', 'gzip', '.gz'],
      ['abracadabra', undefined, ''],
    ])('is served as the built copy for Accept-Encoding "%s"', async (accepted, encoding, end) => {
      const headers = {'Accept-Encoding': accepted};
      const answer = await ask(getOrigin(), at(pathname), {headers});
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(answer.body.equals(readBuilt(file + end))).toBe(true);
    });

    test('is answered with 304 if it has not changed', async () => {
      const {headers} = await ask(getOrigin(), at(pathname));
      const again = {'If-None-Match': headers.etag ?? 'none'};
      expect((await ask(getOrigin(), at(pathname), {headers: again})).status).toBe(304);
    });
  });

  test('serves every file of the build', async () => {
    const files = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(BUILD_DIR, file)).isFile())
      .map((file) => `/${file.split(path.sep).map(encodeURIComponent).join('/')}`)
      .filter((pathname) => !/^\/_|\.(?:html|br|gz)$/.test(pathname));
    expect(files.length).toBeGreaterThan(ROUTES.length);
    const lost: string[] = [];
    for (const pathname of files) {
      const {status} = await ask(getOrigin(), at(pathname), {method: 'HEAD'});
      if (status !== 200) {
        lost.push(`${pathname}: ${status}`);
      }
    }
    expect(lost).toEqual([]);
  });
}
