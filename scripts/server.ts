import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv, {type RequestHandler} from 'sirv';
import {SERVER_FILE, type ServerFile} from '../src/after-build/hosting';
import {HASHED, HSTS, REVALIDATE} from '../src/after-build/hosting/headers';

const NOT_FOUND_FILE = '404.html';

/**
 * Files for servers, the not-found page, hidden files, and compressed copies, which are sent under the name of
 * the original.
 */
const REFUSED = /^_|^404(?:\.html)?$|(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/;

/** Addresses of pages have no extension. */
const PAGE = /(?:^|\/)[^./]*$/;

/** Types to which sirv adds no charset, by extension. Browsers would not read these as UTF-8. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

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
 * @throws (rejects) with one message when there is no build and when the port cannot be used
 */
export async function startServer(
  dir: string,
  {port, host = 'localhost'}: Address,
): Promise<ManualServer> {
  if (!existsSync(path.join(dir, SERVER_FILE))) {
    throw new Error(`There is no finished build in ${dir}; run "npm run build" first.`);
  }
  const sendFile = createFileSender(dir);
  const server = createServer((request, response) => answer(request, response, {dir, sendFile}));
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

/** Sends files of a build with sirv, which reads the folder on each request. */
function createFileSender(dir: string): RequestHandler {
  return sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const type = TEXT_TYPES[path.extname(pathname)];
      if (type) {
        response.setHeader('Content-Type', type);
      }
      if (pathname.startsWith('/assets/')) {
        response.setHeader('Cache-Control', HASHED);
      }
    },
    onNoMatch: (_, response) => sendNotFound(response, dir),
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  {dir, sendFile}: {readonly dir: string; readonly sendFile: RequestHandler},
): void {
  const {baseUrl, headers, pageLink, redirects} = readServerFile(dir);
  for (const [name, value] of Object.entries(headers)) {
    // RFC 6797 §7.2 allows this header only over TLS, which this server does not use.
    if (name !== HSTS) {
      response.setHeader(name, value);
    }
  }
  response.setHeader('Cache-Control', REVALIDATE);

  const [, encodedPath = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
  const pathname = readPath(encodedPath);
  const redirect = redirects[pathname];
  const file = pathname.slice(baseUrl.length);
  if (PAGE.test(file)) {
    response.setHeader('Link', pageLink);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD'}).end();
  } else if (redirect !== undefined) {
    response.writeHead(301, {Location: redirect + query}).end();
  } else if (!pathname.startsWith(baseUrl) || REFUSED.test(file)) {
    sendNotFound(response, dir);
  } else {
    request.url = encodeURI(`/${file}`);
    request.headers['accept-encoding'] = readEncodings(request.headers['accept-encoding']);
    // A server may always send the whole file (RFC 9110 §14.2). sirv reads some ranges wrongly.
    delete request.headers.range;
    sendFile(request, response);
  }
}

/** Leaves out encodings that a browser refuses or that are part of another word: sirv sees no difference. */
function readEncodings(header = ''): string {
  return (header.match(/\b(?:br|gzip)\b(?!;q=0(?!\.))/g) ?? []).join();
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

function sendNotFound(response: ServerResponse, dir: string): void {
  response
    .writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE})
    .end(readFileSync(path.join(dir, NOT_FOUND_FILE)));
}

/** @throws (rejects) with a message when the address cannot be used */
export async function listen(server: Server, {port, host}: Required<Address>): Promise<void> {
  await once(server.listen(port, host), 'listening').catch((cause: unknown) => {
    throw new Error(
      `The manual cannot be served at port ${port} of ${host}. Stop what uses the port, or choose another address: PORT=${port + 1}, HOST=0.0.0.0 for all of this machine.`,
      {cause},
    );
  });
}
