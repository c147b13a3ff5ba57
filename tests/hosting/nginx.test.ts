import {afterAll, beforeAll, expect, test} from 'vitest';
import {HASHED} from '../../src/after-build/hosting/headers';
import {baseUrl, describeHost} from './describeHost';
import {ask} from './http';
import {type Host, installNginx, startNginx} from './startNginx';
import {ONE} from '../fixtures/fullProducts';

let host: Host;

beforeAll(async () => {
  installNginx();
  host = await startNginx(baseUrl);
}, 300_000);

afterAll(() => host.stop());

describeHost(() => host.origin, {speaksTls: true});

test('files of the last deploy are still there for open tabs', async () => {
  const {status, headers, body} = await ask(host.origin, `${baseUrl}assets/js/old.js`);
  expect([status, String(body)]).toEqual([200, 'old']);
  expect(headers['cache-control']).toBe(HASHED);
  expect(headers).toHaveProperty('content-security-policy');
});

test.each([
  ['its own name', () => host.name],
  ['a name that a request made up', () => 'other.example'],
])('http:// and %s lead to TLS', async (_, name) => {
  const {status, headers} = await ask(host.plainOrigin, `/docs/${ONE.id}?a=b`, {
    headers: {Host: name()},
  });
  expect([status, headers.location]).toEqual([301, `https://${host.name}/docs/${ONE.id}?a=b`]);
});
