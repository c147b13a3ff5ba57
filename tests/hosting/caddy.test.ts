import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {BUILD_DIR} from '../build/site';
import {baseUrl, describeDeploy, describeHost} from './describeHost';
import {adapt, deploy, findFreePort, type Host, install, startHost} from './startHost';

const SITE = readFileSync(path.join(__dirname, '../../deploy/Caddyfile'), 'utf8');

let host: Host;
let plainOrigin: string;

beforeAll(async () => {
  install('caddy', ['caddy']);
  host = await startHost('caddy', async (folder, port) => {
    const [plainPort, tlsPort] = [await findFreePort(), await findFreePort()];
    plainOrigin = `http://127.0.0.1:${plainPort}`;
    deploy(folder, baseUrl);
    // The files that are deployed, except for ports, folders and who signs the certificate; the manual is
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
      ['/etc/caddy/manual', folder],
      ['/srv/manual', folder],
    ]);
    const rules = readFileSync(path.join(BUILD_DIR, '_hosting/site.caddy'), 'utf8');
    writeFileSync(path.join(folder, 'site.caddy'), adapt(rules, [['/srv/manual', folder]]));
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, site);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  });
}, 300_000);

afterAll(() => host.stop());

describeHost(() => host.origin, {speaksTls: true});
describeDeploy(() => ({origin: host.origin, plainOrigin}));
