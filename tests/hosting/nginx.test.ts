import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {HASHED} from '../../src/after-build/hosting/headers';
import {baseUrl, describeHost} from './describeHost';
import {ask} from './http';
import {findMissingNginx, type Host, startNginx} from './startNginx';
import {firstProduct} from '../fixtures/fullProducts';

const missing = findMissingNginx();
if (missing) {
  console.warn(missing);
}

describe.skipIf(missing)('nginx', () => {
  let host: Host | undefined;

  function getHost(): Host {
    if (!host) {
      throw new Error('nginx was not started.');
    }
    return host;
  }

  beforeAll(async () => {
    host = await startNginx(baseUrl);
  });

  afterAll(() => host?.stop());

  describeHost(() => getHost().origin, {speaksTls: true});

  test('keeps the files of the previous deploy for open tabs', async () => {
    const {status, headers, body} = await ask(getHost().origin, `${baseUrl}assets/js/old.js`);
    expect([status, String(body)]).toEqual([200, 'old']);
    expect(headers['cache-control']).toBe(HASHED);
    expect(headers).toHaveProperty('content-security-policy');
  });

  test.each([
    ['its own name', () => getHost().name],
    ['a name that a request made up', () => 'other.example'],
  ])('redirects http:// to TLS for %s', async (_, name) => {
    const {status, headers} = await ask(getHost().plainOrigin, `/docs/${firstProduct.id}?a=b`, {
      headers: {Host: name()},
    });
    expect([status, headers.location]).toEqual([
      301,
      `https://${getHost().name}/docs/${firstProduct.id}?a=b`,
    ]);
  });
});
