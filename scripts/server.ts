import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {SERVER_FILE, type ServerFile} from '../src/after-build/hosting';
import {HASHED, HSTS, REVALIDATE} from '../src/after-build/hosting/headers';

const NOT_FOUND_FILE = '404.html';

/** The extension of a compressed copy, by the name of its encoding, best first. */
const COPIES = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/** Files for servers, and compressed copies, which are sent under the name of the original. */
const HIDDEN = /^_|\.(?:br|gz)$/;

export interface ManualServer {
  /** `http://localhost:3000` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface Address {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
}

/**
 * Serves a built manual as nginx does with the files in `deploy/`: with the headers and redirects of the build,
 * compressed copies, and `404.html` with status 404 for everything else.
 * @param dir the folder that `npm run build` wrote
 * @returns the server, when it listens
 * @throws (rejects) with one sentence when there is no build and when the port cannot be used
 */
export async function startServer(
  dir: string,
  {port, host = 'localhost'}: Address,
): Promise<ManualServer> {
  if (!existsSync(path.join(dir, SERVER_FILE))) {
    throw new Error(`There is no finished build in ${dir}; run "npm run build" first.`);
  }
  const server = createServer((request, response) => answer(request, response, dir));
  await listen(server, {port, host});
  const {port: actualPort} = server.address() as AddressInfo;
  return {
    // An address of IPv6 has brackets around it.
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Reads the build's own instructions for serving it, on each request, so that a new build needs no restart.
 */
export function readServerFile(dir: string): ServerFile {
  return JSON.parse(readFileSync(path.join(dir, SERVER_FILE), 'utf8')) as ServerFile;
}

function answer(request: IncomingMessage, response: ServerResponse, dir: string): void {
  const {baseUrl, headers, redirects} = readServerFile(dir);
  for (const [name, value] of Object.entries(headers)) {
    // RFC 6797 §7.2 allows this header only over TLS, which this server does not use.
    if (name !== HSTS) {
      response.setHeader(name, value);
    }
  }
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Vary', 'Accept-Encoding');

  const [, encodedPath = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
  const pathname = readPath(encodedPath);
  const redirect = redirects[pathname];
  const file = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '_';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD'}).end();
  } else if (redirect !== undefined) {
    response.writeHead(301, {Location: redirect + query}).end();
  } else if (HIDDEN.test(file)) {
    sendNotFound(response, dir);
  } else {
    sendFile(request, response, {dir, file});
  }
}

/**
 * Decodes a path and resolves its dots and doubled slashes, as nginx does. A malformed path stays unchanged.
 */
function readPath(encoded: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(encoded));
  } catch {
    return encoded;
  }
}

/**
 * Sends a file or the page in a folder. The package `send` handles ranges, conditional requests and hidden
 * files.
 */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {dir, file}: {readonly dir: string; readonly file: string},
): void {
  const exists = (name: string) => existsSync(path.join(dir, name));
  const page = path.posix.join(file, 'index.html');
  const original = exists(page) ? page : file;
  const accepted = new Negotiator(request).encodings([...COPIES.keys()]);
  const [encoding, extension = ''] =
    [...COPIES].find(([name, end]) => accepted.includes(name) && exists(original + end)) ?? [];
  const stream = send(request, encodeURI(original + extension), {
    root: dir,
    index: false,
    cacheControl: false,
  });
  stream
    .on('headers', () => {
      stream.type(original);
      if (encoding) {
        response.setHeader('Content-Encoding', encoding);
      }
      if (file.startsWith('assets/')) {
        response.setHeader('Cache-Control', HASHED);
      }
    })
    .on('directory', () => sendNotFound(response, dir))
    .on('error', () => sendNotFound(response, dir))
    .pipe(response);
}

function sendNotFound(response: ServerResponse, dir: string): void {
  response
    .writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE})
    .end(readFileSync(path.join(dir, NOT_FOUND_FILE)));
}

/** @throws (rejects) with a sentence when the address cannot be used */
export async function listen(server: Server, {port, host}: Required<Address>): Promise<void> {
  await once(server.listen(port, host), 'listening').catch((cause: unknown) => {
    throw new Error(
      `The manual cannot be served at port ${port} of ${host}. Stop what uses the port, or choose another address: PORT=${port + 1}, HOST=0.0.0.0 for all of this machine.`,
      {cause},
    );
  });
}
