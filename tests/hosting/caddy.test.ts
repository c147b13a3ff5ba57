import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {BUILD_DIR} from '../build/site';
import {describeAttacks, describeRedirectAttacks} from './attacks';
import {ask} from './http';
import {describePromises} from './promises';
import {adapt, findFreePort, type Host, install, startHost} from './startHost';

const SITE = readFileSync(path.join(__dirname, '../../deploy/Caddyfile'), 'utf8');

let host: Host;
let plainOrigin: string;

beforeAll(async () => {
  install('caddy', ['caddy']);
  host = await startHost('caddy', async (folder, port) => {
    const [plainPort, tlsPort] = [await findFreePort(), await findFreePort()];
    plainOrigin = `http://127.0.0.1:${plainPort}`;
    const previous = path.join(folder, 'previous');
    mkdirSync(path.join(previous, 'assets/js'), {recursive: true});
    writeFileSync(path.join(previous, 'assets/js/old.js'), 'old');
    // The file that is deployed, except for ports, folders and who signs the certificate; the manual is
    // also served without TLS, for the tests.
    const site = adapt(SITE, [
      [
        'auto_https disable_redirects',
        `auto_https disable_redirects
        admin off
        default_bind 127.0.0.1
        http_port ${plainPort}
        https_port ${tlsPort}
        local_certs
        skip_install_trust`,
      ],
      ['manual.example.com {', `manual.example.com, http://127.0.0.1:${port} {`],
      ['/etc/caddy/manual/', `${BUILD_DIR}/_hosting/`],
      ['/srv/manual/current', BUILD_DIR],
      ['/srv/manual/previous', previous],
    ]);
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, site);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  });
}, 120_000);

afterAll(() => host.stop());

describePromises(() => host.origin, {speaksTls: true});
describeAttacks(() => host.origin);
describeRedirectAttacks(() => plainOrigin);

test('files of the last deploy are still there for open tabs', async () => {
  const {status, headers, body} = await ask(host.origin, '/assets/js/old.js');
  expect([status, String(body)]).toEqual([200, 'old']);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers).toHaveProperty('content-security-policy');
});
