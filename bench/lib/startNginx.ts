// cspell:ignore addext keyout noout outform paramgen pkey pkeyopt pubin sndbuf
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';

/** Path of a page without any content, which every host has. */
export const EMPTY_PAGE = '/empty-page-of-the-bench';

const MODULES = '/etc/nginx/modules-enabled';

/** Debian keeps nginx in a folder that is on the PATH of root only. */
const env = {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};

/** A running host. */
export interface Nginx {
  port: number;
  close: () => void;
}

/** The files of a key for `localhost`, and the option with which Chromium trusts it. */
export interface Certificate {
  key: string;
  certificate: string;
  browserOption: string;
}

/**
 * Creates a key for `localhost`. Browsers keep no files of a host that they do not trust.
 * @throws if openssl is missing
 */
export function createCertificate(folder: string): Certificate {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const openssl = (args: string, input?: Buffer) =>
    execFileSync('openssl', args.split(' '), {input, stdio: ['pipe', 'pipe', 'ignore']});
  openssl(
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -days 2 -keyout ${key} -out ${certificate}`,
  );
  const publicKey = openssl(
    'pkey -pubin -outform der',
    openssl(`x509 -in ${certificate} -pubkey -noout`),
  );
  const hash = openssl('dgst -sha256 -binary', publicKey).toString('base64');
  return {key, certificate, browserOption: `--ignore-certificate-errors-spki-list=${hash}`};
}

/**
 * Serves a folder with nginx over TLS 1.3 and HTTP/2, compressed beforehand with brotli. A build of this manual
 * is served with the headers and locations that it brings.
 * @param folder for the files of nginx, without spaces in its path
 * @throws (rejects) with nginx's output if it does not start within ten seconds
 */
export async function startNginx(
  dir: string,
  {key, certificate}: Certificate,
  folder: string,
): Promise<Nginx> {
  const port = await findFreePort();
  const file = path.join(folder, `${port}.conf`);
  const pid = path.join(folder, `${port}.pid`);
  const log = path.join(folder, `${port}.log`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const {http, server} = settingsFor(dir);
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${pid};
    error_log ${log};
    include ${MODULES}/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      map_hash_bucket_size 256;
      map_hash_max_size 8192;
      ${http}
      server {
        # Otherwise the kernel takes whole files at once, whatever the browser needs first.
        listen 127.0.0.1:${port} ssl http2 sndbuf=16k;
        ssl_certificate ${certificate};
        ssl_certificate_key ${key};
        ssl_protocols TLSv1.3;
        root ${dir};
        brotli_static on;
        charset utf-8;
        location = ${EMPTY_PAGE} {
          default_type text/html;
          return 200 "<!doctype html><title>Empty</title>";
        }
        ${server}
      }
    }`,
  );
  const child = spawn('nginx', ['-c', file], {env, stdio: 'ignore'});
  child.on('error', () => undefined);
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    await setTimeout(100);
    if (existsSync(pid)) {
      return {port, close: () => child.kill('SIGTERM')};
    }
  }
  child.kill('SIGTERM');
  const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
  throw new Error(`nginx does not start; it needs brotli_static, see deploy/README.md.\n${output}`);
}

/** The lines of nginx for a site. Compresses the files of a site that brings no compressed ones. */
function settingsFor(dir: string): {http: string; server: string} {
  const included = (name: string) => path.join(dir, '_hosting', `${name}.nginx.conf`);
  if (existsSync(included('server'))) {
    return {
      http: `include ${included('maps')};`,
      server: `include ${included('server')};\nlocation @previous { return 404; }`,
    };
  }
  compressFolder(dir);
  const kept = ['/assets/', '/_astro/'].map(
    (folder) => `location ${folder} { add_header Cache-Control "max-age=31536000, immutable"; }`,
  );
  return {
    http: '',
    server: `add_header Cache-Control "max-age=0, must-revalidate";
      location / { try_files $uri $uri/index.html $uri.html =404; }
      ${kept.join('\n')}`,
  };
}

/** Writes a compressed copy beside each file that is text. */
function compressFolder(dir: string): void {
  for (const name of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(dir, name);
    if (/\.(html|js|mjs|css|json|svg|txt|xml)$/.test(name) && !existsSync(`${file}.br`)) {
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
