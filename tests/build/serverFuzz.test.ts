import fc from 'fast-check';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type ManualServer, startServer} from '../../scripts/server';
import {ask} from '../hosting/http';
import {FOR_SERVERS} from '../hosting/forServers';
import {sendRaw} from '../hosting/sendRaw';
import {BUILD_DIR} from './site';

const REQUESTS = 10_000;
const CONNECTIONS = 25;

let server: ManualServer;

beforeAll(async () => {
  server = await startServer(BUILD_DIR, {port: 0});
});

afterAll(() => server.close());

const letters = fc.string({unit: 'binary-ascii', maxLength: 30});

/** Paths to files whose names begin with "_", in spellings that might bypass a check. */
const hidden = fc
  .tuple(
    fc.constantFrom('/', '//', '/./', '/docs/../', '/assets/../', '/%2e/', '/docs/%2e%2e/', '/\\'),
    fc.constantFrom('_', '%5f', '%5F', '%255f'),
    fc.constantFrom('headers', 'HEADERS', 'hosting/canonical-paths.json', 'hosting/headers.caddy'),
    fc.constantFrom('', '/', '?x', '%00', '.br', '#x', ';a=b'),
  )
  .map((parts) => parts.join(''));

const plain = fc.constantFrom(
  '/',
  '/docs/r10/',
  '/docs/r10/drawdown',
  '/docs/r10',
  '/search-index.json',
  '/favicon.ico',
  '/404.html',
  '/docs/no-such-page',
  '/robots.txt',
);

const path = fc.oneof(
  plain,
  hidden,
  letters,
  letters.map((text) => `/${encodeURI(text)}`),
);

const target = fc.oneof(
  path,
  path.map((text) => `http://any.example${text}`),
  path.map((text) => `${text}?${'q'.repeat(3000)}`),
  fc.constantFrom('*', '', 'any.example:443', '/../../../../etc/passwd', '/%', '/%c0%ae%c0%ae/'),
);

const method = fc.oneof(
  {weight: 4, arbitrary: fc.constant('GET')},
  {weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'get')},
  {weight: 1, arbitrary: letters},
);

const number = fc.oneof(
  fc.nat({max: 100_000}).map(String),
  fc.constantFrom('', '-1', '99999999999999999999', '0x10', '1e9', ' '),
);
const range = fc
  .tuple(fc.constantFrom('bytes=', 'items=', 'bytes', 'BYTES='), fc.array(fc.tuple(number, number)))
  .map(([unit, ranges]) => `Range: ${unit}${ranges.map((it) => it.join('-')).join(',')}`);

const header = fc.oneof(
  range,
  fc
    .constantFrom('br', 'gzip;q=0, br;q=0', 'br;q=1.5', '*', 'identity;q=0', 'gzip;q=a', ',,')
    .map((accepted) => `Accept-Encoding: ${accepted}`),
  fc
    .constantFrom('*', '"x"', 'W/"x"', 'no quotes', '')
    .map((etag) => `If-None-Match: ${etag}\r\nIf-Match: ${etag}`),
  fc
    .constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '')
    .map((date) => `If-Modified-Since: ${date}\r\nIf-Range: ${date}`),
  fc.constantFrom('Host: a\r\nHost: b', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  letters,
);

const lineEnd = fc.oneof(
  {weight: 8, arbitrary: fc.constant('\r\n')},
  {weight: 1, arbitrary: fc.constantFrom('\n', '\r', '', '\0\r\n')},
);

/** The raw text of a request; most requests are malformed in only one place. */
const request = fc
  .tuple(
    method,
    target,
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    fc.array(header, {maxLength: 4}),
    lineEnd,
  )
  .map(([verb, place, version, headers, end]) =>
    [
      `${verb} ${place} ${version}`,
      'Host: localhost',
      'Connection: close',
      ...headers,
      '',
      '',
    ].join(end),
  );

test(`${REQUESTS} requests of all kinds leave it answering, and get nothing that is for servers`, async () => {
  const requests = fc.sample(request, {numRuns: REQUESTS, seed: 20_250_623});
  const statuses = new Map<string, number>();
  const leaks: string[] = [];
  const next = requests.values();
  const work = async () => {
    for (const text of next) {
      const answer = await sendRaw(server.origin, text);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (FOR_SERVERS.test(answer)) {
        leaks.push(text);
      }
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  expect(leaks).toEqual([]);
  expect((await ask(server.origin, '/docs/r10/')).status).toBe(200);
  // The requests were varied enough to cause all of these answers.
  for (const status of ['200', '206', '301', '304', '400', '404', '405', '416']) {
    expect(statuses.get(status), status).toBeGreaterThan(0);
  }
  expect([...statuses.keys()].filter((status) => status.startsWith('5'))).toEqual([]);
}, 240_000);

const RANGES = [
  ['bytes=5-1', 416],
  ['bytes=0-99999999999999999999', 206],
  ['bytes=-5', 206],
  ['items=0-1', 200],
  ['bytes=0-1,4-5', 200],
] as const;

test.each(RANGES)('the range %s is answered with %d', async (value, expected) => {
  const answer = await ask(server.origin, '/docs/r10/', {
    headers: {Range: value, 'Accept-Encoding': 'identity'},
  });
  expect(answer.status).toBe(expected);
});

test('the last bytes of a file are its last bytes', async () => {
  const whole = await ask(server.origin, '/robots.txt');
  const end = await ask(server.origin, '/robots.txt', {headers: {Range: 'bytes=-5'}});
  expect(end.body.equals(whole.body.subarray(-5))).toBe(true);
});

test.each([
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=1', 'br'],
])('of %s the copy is %s', async (accepted, encoding) => {
  const headers = {'Accept-Encoding': accepted};
  const answer = await ask(server.origin, '/docs/r10/', {headers});
  expect(answer.headers['content-encoding']).toBe(encoding);
});

test('a request in absolute form gets the page with its policy', async () => {
  const {status, headers} = await ask(server.origin, 'http://any.example/docs/r10/');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('the icon has a type', async () => {
  const {headers} = await ask(server.origin, '/favicon.ico');
  expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
});
