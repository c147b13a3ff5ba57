// cspell:ignore addext keyout newkey pkeyopt paramgen spki sndbuf
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createHash, X509Certificate} from 'node:crypto';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/** Path of a page without any content, which every host has. */
export const EMPTY_PAGE = '/empty-page-of-the-bench';

const FIRST_PORT = 4304;

/** Debian keeps nginx in a folder that is on the PATH of root only. */
const env = {...process.env, PATH: `${process.env.PATH}:/usr/sbin`};

/**
 * Serves folders with one nginx, over TLS 1.3 and HTTP/2, all with the same settings.
 * @param use gets the port of each folder, and the option with which Chromium trusts the hosts: it would keep no
 * files of others in its cache
 */
export async function withNginx<Result>(
  dirs: readonly string[],
  use: (ports: readonly number[], browserOption: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'));
  const browserOption = createCertificate(folder);
  const ports = dirs.map((_, place) => FIRST_PORT + place);
  const servers = dirs.map((dir, place) => serverOf(dir, FIRST_PORT + place));
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, servers));
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {env, stdio: 'inherit'});
  // Also if this process ends by a fault: the host would keep its ports.
  process.on('exit', () => nginx.kill());
  try {
    while (!existsSync(path.join(folder, 'pid'))) {
      if (nginx.exitCode !== null) {
        throw new Error('nginx does not start.');
      }
      await setTimeout(100);
    }
    return await use(ports, browserOption);
  } finally {
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Creates a key for `localhost`. @returns the option with which Chromium trusts it */
function createCertificate(folder: string): string {
  const certificate = path.join(folder, 'certificate.pem');
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -days 2 -keyout ${folder}/key.pem -out ${certificate}`;
  execFileSync('openssl', args.split(' '), {stdio: 'pipe'});
  const key = new X509Certificate(readFileSync(certificate)).publicKey;
  const hash = createHash('sha256').update(key.export({type: 'spki', format: 'der'}));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}

function configuration(folder: string, servers: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    error_log stderr;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ssl_certificate ${folder}/certificate.pem;
      ssl_certificate_key ${folder}/key.pem;
      ssl_protocols TLSv1.3;
      charset utf-8;
      brotli on;
      brotli_types text/css text/javascript application/javascript application/json image/svg+xml;
      ${servers.join('\n')}
    }`;
}

function serverOf(dir: string, port: number): string {
  return `server {
    # Otherwise the kernel takes whole files at once, whatever the browser needs first.
    listen 127.0.0.1:${port} ssl http2 sndbuf=16k;
    root ${dir};
    add_header Cache-Control "max-age=0, must-revalidate";
    location / { try_files $uri $uri/index.html $uri.html =404; }
    location ~ ^/(assets|_astro)/ { add_header Cache-Control "max-age=31536000, immutable"; }
    # A header of its own keeps away those of the site: one of them could fetch files before the first page.
    location = ${EMPTY_PAGE} {
      add_header Cache-Control no-store;
      default_type text/html;
      return 200 "<!doctype html><title>Empty</title>";
    }
  }`;
}
