import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {type CanonicalPaths, listRedirects} from '../src/plugins/canonical-paths/canonicalPaths';
import {findHeaders, parseHeadersFile} from '../src/plugins/security-headers/headersFile';

export const DEFAULT_PORT = 3000;

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What a build says about its own hosting. */
const HEADERS_FILE = '_headers';
const PATHS_FILE = '_hosting/canonical-paths.json';

/**
 * Reads a port as a person types it.
 * @throws when the text is not a whole number from 1 to 65535.
 */
export function parsePort(text: string | undefined): number {
  if (!text) {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}"; set it to a whole number from 1 to 65535.`);
  }
  return port;
}

/**
 * Serves a built manual as `deploy/nginx.conf` and `deploy/Caddyfile` do: with the build's own headers,
 * each page at its canonical path, the other slash form led there, and `404.html` with status 404 for
 * what does not exist.
 * @param dir the folder that `npm run build` wrote
 * @returns the server once it listens
 * @throws (rejects) with one sentence when there is no build or the port cannot be had.
 */
export async function startServer(dir: string, port: number): Promise<Server> {
  const missing = ['404.html', HEADERS_FILE, PATHS_FILE].find(
    (file) => !existsSync(path.join(dir, file)),
  );
  if (missing) {
    throw new Error(
      `There is no finished build in ${dir} (no ${missing}); run "npm run build" first.`,
    );
  }
  const server = createServer(createHandler(dir));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenProblem(error, port)));
    });
    server.listen(port, () => {
      resolve(server);
    });
  });
}

/** Looks at the disk on each request, so that a new build shows without a restart. */
function createHandler(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(response, pathname) {
      if (/\.(md|txt)$/.test(pathname)) {
        response.setHeader('Content-Type', 'text/plain;charset=utf-8');
      }
    },
  });

  return (request, response) => {
    const {pathname, query} = splitUrl(request.url);
    const paths = JSON.parse(read(PATHS_FILE)) as CanonicalPaths;
    setHeaders(response, findHeaders(parseHeadersFile(read(HEADERS_FILE)), pathname));

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const canonicalPath = new Map(listRedirects(paths)).get(pathname);
    if (canonicalPath) {
      response.writeHead(301, {Location: canonicalPath + query, 'Cache-Control': REVALIDATE}).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': REVALIDATE,
      });
      response.end(read('404.html'));
    };
    if (pathname.startsWith('/_')) {
      notFound(); // for servers, not for readers
      return;
    }
    const file = paths[pathname];
    request.url = (file ? `/${file}` : pathname) + query;
    serveFile(request, response, notFound);
  };
}

/** Splits what a browser asked for; a path that cannot be decoded stays as it is and is not found. */
function splitUrl(url = '/'): {pathname: string; query: string} {
  const [encoded = '', ...rest] = url.split(/(?=\?)/);
  let pathname = encoded;
  try {
    pathname = decodeURI(encoded);
  } catch {
    // Such a path names no file.
  }
  return {pathname, query: rest.join('')};
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  response.setHeader('Cache-Control', REVALIDATE);
  for (const [name, value] of Object.entries(headers)) {
    // RFC 6797 §7.2 keeps it for TLS, which this server does not speak.
    if (name !== 'Strict-Transport-Security') {
      response.setHeader(name, value);
    }
  }
}

function listenProblem(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; stop what uses it or choose another: PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this account has; choose one above 1023.`;
    default:
      return `The server cannot listen on port ${port}: ${error.message}`;
  }
}
