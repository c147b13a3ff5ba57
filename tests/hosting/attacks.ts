// cspell:ignore fheaders fetc cetc PROPFIND
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findHeaders, parseHeadersFile} from '../../src/after-build/policy/headersFile';
import {BUILD_DIR} from '../build/site';
import {FOR_SERVERS} from './forServers';
import {sendRaw} from './sendRaw';

/** A host that requests name, and that no answer may repeat. */
const STRANGER = 'evil.example';

/** Beginnings of files outside the build: of /etc/passwd, and of the package.json of this project. */
const OUTSIDE = /root:x:0:0|"name": "online-manual"/;

/** Spellings of paths to files for servers. */
const FILES_FOR_SERVERS = [
  '/_headers',
  '/_headers?x',
  '/_headers/',
  '/_headers%00',
  '/_headers;a=b',
  '/%5fheaders',
  '/%5Fheaders',
  '/%255fheaders',
  '//_headers',
  '/%2f_headers',
  '/./_headers',
  '/%2e/_headers',
  '/docs/../_headers',
  '/docs/..%2f_headers',
  '/assets/../_headers',
  '/assets/%2e%2e/_headers',
  '/assets/..%2f_hosting/redirects.caddy',
  '/docs/..;/_headers',
  '/\\_headers',
  '/%5c_headers',
  '/[_]headers',
  '/*headers',
  '/{_headers,x}',
  '/_hosting',
  '/_hosting/',
  '/_hosting/canonical-paths.json',
  '/x/../_hosting/headers.nginx.conf',
];

const PATHS_OUTSIDE = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/docs/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/..\\..\\..\\etc\\passwd',
  '/..%5c..%5cetc/passwd',
  '/..;/..;/etc/passwd',
  '/../package.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets../package.json',
  'file:///etc/passwd',
];

const MALFORMED = [
  '/%',
  '/%2',
  '/%zz',
  '/docs/%e0%a4%a',
  '/%00',
  '/docs/r10/%00',
  '/docs/r10%00/',
  '/assets/%00',
  '/docs/r10/%0d%0aSet-Cookie:%20a=b',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(3000)}`,
  '/docs/[',
  '.evil/',
  '@evil/',
];

/** Targets that name another host. */
const FOREIGN_TARGETS = [
  `//${STRANGER}`,
  `//${STRANGER}/docs/r10`,
  `//${STRANGER}/docs/r10/..`,
  `/\\${STRANGER}/docs/r10`,
  `http://${STRANGER}/docs/r10`,
  `http://${STRANGER}/_headers`,
  `http://${STRANGER}//${STRANGER}/docs/r10`,
  `.${STRANGER}/docs/r10`,
  `@${STRANGER}/docs/r10`,
  `x:.${STRANGER}`,
  `${STRANGER}:443`,
];

/** Values of the Host header that name another host. */
const FOREIGN_HOSTS = [
  STRANGER,
  `${STRANGER}:443`,
  `manual.example.com@${STRANGER}`,
  `manual.example.com.${STRANGER}`,
  `${STRANGER}/x`,
  `${STRANGER}"><script>`,
  `manual.example.com\r\nHost: ${STRANGER}`,
];

const RANGES = [
  'bytes=5-1',
  'bytes=-0',
  'bytes=',
  'bytes=a-b',
  'bytes=0-99999999999999999999',
  'bytes=99999999-',
  'items=0-1',
  `bytes=${Array<string>(1000).fill('0-').join(',')}`,
];

interface Attack {
  method?: string;
  target?: string;
  host?: string;
  headers?: readonly string[];
}

interface Outcome {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Each text behind a title that is short enough to read. */
const titled = (texts: readonly string[]) =>
  texts.map((text) => [text.slice(0, 60), text] as const);

/** The text of a request; the answer to it ends with the connection. */
function format({method = 'GET', target = '/docs/r10', host = '', headers = []}: Attack): string {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends an attack and asserts what holds for every answer. */
async function attack(origin: string, attempt: Attack): Promise<Outcome> {
  const answer = await sendRaw(origin, format({host: new URL(origin).host, ...attempt}));
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.replace(/:.*/, '').toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
  );
  expect(first).toMatch(/^HTTP\/1\.[01] [2-4]\d\d /);
  expect(answer).not.toMatch(FOR_SERVERS);
  expect(answer).not.toMatch(OUTSIDE);
  return {status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n')};
}

/**
 * Asserts that an answer carries the security policy. A server that cannot read a request refuses it before
 * it looks into its configuration; such a refusal may lack the policy, but is no HTML either.
 */
function expectPolicy({status, headers}: Outcome): void {
  const rules = parseHeadersFile(readFileSync(path.join(BUILD_DIR, '_headers'), 'utf8'));
  if (status === 400 && !headers['content-type']?.startsWith('text/html')) {
    return;
  }
  expect(headers['content-security-policy']).toBe(
    findHeaders(rules, '/')['Content-Security-Policy'],
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
}

/**
 * Defines the attacks that every host of the manual must withstand.
 * @param getOrigin returns the origin of the server, once it runs
 */
export function describeAttacks(getOrigin: () => string): void {
  test.each(titled([...FILES_FOR_SERVERS, ...PATHS_OUTSIDE, ...MALFORMED]))(
    'GET %s gets nothing',
    async (_title, target) => {
      const outcome = await attack(getOrigin(), {target});
      expect([400, 404]).toContain(outcome.status);
      expect(outcome.headers).not.toHaveProperty('set-cookie');
      expectPolicy(outcome);
    },
  );

  test.each(FOREIGN_TARGETS)('GET %s leads to no other host', async (target) => {
    const outcome = await attack(getOrigin(), {target});
    expect(JSON.stringify(outcome)).not.toContain(STRANGER);
  });

  test.each(FOREIGN_HOSTS)('Host: %j leads to no other host', async (host) => {
    for (const target of ['/docs/r10', '/docs/r10/', '/docs/no-such-page']) {
      const outcome = await attack(getOrigin(), {target, host});
      expect(JSON.stringify(outcome)).not.toContain(STRANGER);
    }
  });

  test('headers for proxies change nothing', async () => {
    const headers = [
      `X-Forwarded-Host: ${STRANGER}`,
      `Forwarded: host=${STRANGER}`,
      'X-Original-URL: /_headers',
      'X-Rewrite-URL: /_headers',
    ];
    const outcome = await attack(getOrigin(), {headers});
    expect([outcome.status, outcome.headers.location]).toEqual([301, '/docs/r10/']);
    expectPolicy(outcome);
  });

  test('line breaks in a query stay encoded in the redirect', async () => {
    const outcome = await attack(getOrigin(), {target: '/docs/r10?%0d%0aSet-Cookie:%20a=b'});
    expect(outcome.headers.location).toBe('/docs/r10/?%0d%0aSet-Cookie:%20a=b');
    expect(outcome.headers).not.toHaveProperty('set-cookie');
    expectPolicy(outcome);
  });

  test.each(titled(RANGES))(
    'Range: %s gets a part, the whole or a refusal, and no more than the file',
    async (_title, range) => {
      const outcome = await attack(getOrigin(), {
        target: '/llms.txt',
        headers: [`Range: ${range}`],
      });
      expect([200, 206, 416]).toContain(outcome.status);
      expect(outcome.body.length).toBeLessThanOrEqual(
        statSync(path.join(BUILD_DIR, 'llms.txt')).size,
      );
      expectPolicy(outcome);
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      const outcome = await attack(getOrigin(), {method, target: '/docs/r10/'});
      expect(outcome.status).toBe(405);
      expectPolicy(outcome);
    },
  );
}

/**
 * Defines the attacks on the redirect from plain HTTP to TLS.
 * @param getOrigin returns the origin that redirects
 */
export function describeRedirectAttacks(getOrigin: () => string): void {
  test('plain HTTP is redirected to TLS', async () => {
    const {status, headers} = await attack(getOrigin(), {
      target: '/docs/r10?a=b',
      host: 'manual.example.com',
    });
    expect([status, headers.location]).toEqual([301, 'https://manual.example.com/docs/r10?a=b']);
  });

  test.each([
    ...FOREIGN_HOSTS.map((host) => ({host})),
    ...FOREIGN_TARGETS.map((target) => ({host: STRANGER, target})),
  ])('plain HTTP with %j leads to no other host', async (attempt) => {
    const {headers} = await attack(getOrigin(), attempt);
    const {host} = new URL(headers.location ?? '', 'https://manual.example.com');
    expect(host).toBe('manual.example.com');
  });
}
