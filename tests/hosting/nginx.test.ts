import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {HASHED} from '../../src/after-build/hosting/headers';
import {copyBuild} from './copyBuild';
import {baseUrl, describeHost} from './describeHost';
import {ask} from './http';
import {findMissingNginx, type Host, startNginx} from './startNginx';
import {firstProduct} from '../fixtures/fullProducts';

const missing = findMissingNginx();
if (missing) {
  console.warn(missing);
}

describe.skipIf(missing)('nginx', () => {
  let srv: string;
  let host: Host | undefined;

  function getHost(): Host {
    if (!host) {
      throw new Error('nginx was not started.');
    }
    return host;
  }

  beforeAll(async () => {
    srv = mkdtempSync(path.join(tmpdir(), 'srv-'));
    copyBuild(path.join(srv, 'first', baseUrl));
    host = await startNginx(srv, `${srv}/first`, baseUrl);
  });

  afterAll(async () => {
    await host?.stop();
    rmSync(srv, {recursive: true});
  });

  describeHost(() => getHost().origin, {speaksTls: true});

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

  test('serves what certbot writes to prove the name of the host, without TLS', async () => {
    const address = '.well-known/acme-challenge/token';
    const file = path.join(getHost().certbotFolder, address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'proof');
    const {status, body} = await ask(getHost().plainOrigin, `/${address}`);
    expect([status, String(body)]).toEqual([200, 'proof']);
  });

  // The last one, because it changes what nginx serves.
  test('deploys, deploys again and goes back as deploy/README.md says', async () => {
    const hosting = path.join(srv, 'second', baseUrl, '_hosting');
    copyBuild(path.join(srv, 'second', baseUrl));
    for (const build of ['first', 'second']) {
      const scripts = path.join(srv, build, baseUrl, 'assets/js');
      mkdirSync(scripts, {recursive: true});
      writeFileSync(path.join(scripts, `only-in-${build}.js`), build);
    }
    // A hard link: appending to it would change the build itself.
    const server = path.join(hosting, 'server.nginx.conf');
    const directives = readFileSync(server, 'utf8');
    rmSync(server);
    writeFileSync(server, `${directives}\nadd_header X-Build second always;\n`);

    const askFor = (build: string) =>
      ask(getHost().origin, `${baseUrl}assets/js/only-in-${build}.js`);
    for (const [build, deployed] of [
      ['second', `${srv}/second`],
      ['first', `$(readlink ${srv}/previous)`],
    ] as const) {
      getHost().deploy(deployed);
      // The old workers answer until nginx has started the new ones.
      await expect
        .poll(async () => (await ask(getHost().origin, baseUrl)).headers['x-build'])
        .toBe(build === 'second' ? 'second' : undefined);
      for (const kept of ['first', 'second']) {
        const {status, headers, body} = await askFor(kept);
        expect([status, String(body)], `${kept} after ${build}`).toEqual([200, kept]);
        expect(headers['cache-control']).toBe(HASHED);
        expect(headers).toHaveProperty('content-security-policy');
      }
    }
  });
});
