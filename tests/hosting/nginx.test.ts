import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {BUILD_DIR} from '../build/site';
import {baseUrl, describeDeploy, describeHost} from './describeHost';
import {adapt, deploy, findFreePort, type Host, install, startHost} from './startHost';

const SITE = readFileSync(path.join(__dirname, '../../deploy/nginx.conf'), 'utf8');

let host: Host;
let plainOrigin: string;

beforeAll(async () => {
  install('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  host = await startHost('nginx', async (folder, port) => {
    const plainPort = await findFreePort();
    plainOrigin = `http://127.0.0.1:${plainPort}`;
    deploy(folder, baseUrl);
    // The path of the project may have spaces, which an include would have to escape.
    symlinkSync(path.join(BUILD_DIR, '_hosting'), path.join(folder, 'hosting'));
    // The file that is deployed, except for addresses, folders and TLS.
    const site = adapt(SITE, [
      ['listen [::]:443 ssl http2;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      ['listen [::]:80;', ''],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['ssl_certificate /etc/ssl/manual/fullchain.pem;', ''],
      ['ssl_certificate_key /etc/ssl/manual/privkey.pem;', ''],
      ['/etc/nginx/manual/', `${folder}/hosting/`],
      ['/srv/manual', folder],
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
}, 300_000);

afterAll(() => host.stop());

describeHost(() => host.origin, {speaksTls: true});
describeDeploy(() => ({origin: host.origin, plainOrigin}));
