import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {BUILD_DIR} from '../build/site';
import {describeAttacks, describeRedirectAttacks} from './attacks';
import {ask} from './http';
import {describePromises} from './promises';
import {adapt, findFreePort, type Host, install, startHost} from './startHost';

const SITE = readFileSync(path.join(__dirname, '../../deploy/nginx.conf'), 'utf8');

let host: Host;
let plainOrigin: string;

beforeAll(async () => {
  install('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  host = await startHost('nginx', async (folder, port) => {
    const plainPort = await findFreePort();
    plainOrigin = `http://127.0.0.1:${plainPort}`;
    const previous = path.join(folder, 'previous');
    mkdirSync(path.join(previous, 'assets/js'), {recursive: true});
    writeFileSync(path.join(previous, 'assets/js/old.js'), 'old');
    // The file that is deployed, except for addresses, folders and TLS.
    const site = adapt(SITE, [
      ['listen [::]:443 ssl http2;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      ['listen [::]:80;', ''],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['ssl_certificate /etc/ssl/manual/fullchain.pem;', ''],
      ['ssl_certificate_key /etc/ssl/manual/privkey.pem;', ''],
      ['/etc/nginx/manual/', `${BUILD_DIR}/_hosting/`],
      ['/srv/manual/current', BUILD_DIR],
      ['/srv/manual/previous', previous],
    ]);
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(path.join(folder, 'site.conf'), site);
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      worker_processes 1;
      pid ${folder}/pid;
      error_log stderr;
      include /etc/nginx/modules-enabled/*.conf;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${folder}/${it};`).join(' ')}
        include ${folder}/site.conf;
      }`,
    );
    return ['-c', file];
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

test('requests without TLS are redirected to TLS', async () => {
  // Also for a host that a request made up.
  for (const Host of ['manual.example.com', 'other.example']) {
    const {status, headers} = await ask(plainOrigin, '/docs/r10?a=b', {headers: {Host}});
    expect([status, headers.location]).toEqual([301, 'https://manual.example.com/docs/r10?a=b']);
  }
});
