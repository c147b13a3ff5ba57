import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify';
import {type CanonicalPaths, listRedirects} from '../src/after-build/hosting/canonicalPaths';
import {findHeaders, parseHeadersFile} from '../src/after-build/policy/headersFile';
import {readTarget} from './readTarget';

const DEFAULT_PORT = 3000;

/** Only this machine can connect, so that nobody else on the network gets the manual by accident. */
const DEFAULT_HOST = 'localhost';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files of the build that say how to serve it. */
const HEADERS_FILE = '_headers';
const PATHS_FILE = '_hosting/canonical-paths.json';
const NOT_FOUND_FILE = '404.html';

export interface ManualServer {
  /** `http://localhost:3000` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Address {
  /** 0 for any free port. */
  port: number;
  host?: string | undefined;
}

/**
 * Reads a port that a person typed.
 * @throws when the text is not a whole number from 1 to 65535
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
 * each page at its canonical path, redirects if a slash at the end is missing or too much, compressed
 * copies, and `404.html` with status 404 for everything else. Ranges, conditional requests and types are
 * left to `@fastify/static`.
 * @param dir the folder that `npm run build` wrote
 * @returns the server, when it listens
 * @throws (rejects) with one sentence when there is no build and when the port cannot be used
 */
export async function startServer(
  dir: string,
  {port, host = DEFAULT_HOST}: Address,
): Promise<ManualServer> {
  const missing = [NOT_FOUND_FILE, HEADERS_FILE, PATHS_FILE].find(
    (file) => !existsSync(path.join(dir, file)),
  );
  if (missing) {
    throw new Error(
      `There is no finished build in ${dir} (no ${missing}); run "npm run build" first.`,
    );
  }
  const app = createApp(dir);
  try {
    await app.listen({port, host});
  } catch (error) {
    throw new Error(listenProblem(error as NodeJS.ErrnoException, {port, host}), {cause: error});
  }
  const address = app.server.address() as AddressInfo;
  return {
    origin: `http://${host}:${address.port}`,
    close: () => app.close(),
  };
}

/** Reads the files about hosting again for each request, so that a new build needs no restart. */
function createApp(dir: string): FastifyInstance {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  // One route for everything: `readTarget` reads the address, since a router would fail at malformed ones.
  const app = fastify({rewriteUrl: () => '/', forceCloseConnections: true});
  void app.register(fastifyStatic, {
    root: dir,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
  });

  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(reply, findHeaders(parseHeadersFile(read(HEADERS_FILE)), pathOf(request)));
    done();
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (request, reply) => {
      const target = readTarget(request.originalUrl);
      const paths = JSON.parse(read(PATHS_FILE)) as CanonicalPaths;
      const canonicalPath = target && new Map(listRedirects(paths)).get(target.path);
      if (canonicalPath) {
        return reply.redirect(canonicalPath + target.query, 301);
      }
      const file = target && (paths[target.path] ?? target.path.slice(1));
      return file && !file.endsWith('/') ? reply.sendFile(file) : sendNotFound(reply);
    },
  });

  // A file that does not exist, or a method other than GET and HEAD.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendNotFound(reply)
      : reply.code(405).header('Allow', 'GET, HEAD').send(),
  );

  // For instance 416 for a range outside a file, or 500 while a new build replaces the old one.
  app.setErrorHandler((error: {statusCode?: number; message: string}, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('text/plain; charset=utf-8')
      .send(`${error.message}\n`),
  );

  function sendNotFound(reply: FastifyReply): FastifyReply {
    return reply
      .code(404)
      .header('Cache-Control', REVALIDATE)
      .type('text/html; charset=utf-8')
      .send(read(NOT_FOUND_FILE));
  }
  return app;
}

/** The path that decides the headers of an answer: the home page if the requested path cannot be read. */
function pathOf({originalUrl}: FastifyRequest): string {
  return readTarget(originalUrl)?.path ?? '/';
}

function setHeaders(reply: FastifyReply, headers: Record<string, string>): void {
  reply.header('Cache-Control', REVALIDATE).header('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(headers)) {
    // RFC 6797 §7.2 allows it only over TLS, which this server does not use.
    if (name !== 'Strict-Transport-Security') {
      reply.header(name, value);
    }
  }
}

function listenProblem(
  {code, message}: NodeJS.ErrnoException,
  {port, host}: {port: number; host: string},
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; stop what uses it or choose another: PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this account has; choose one above 1023.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is not an address of this machine; unset it, or use 0.0.0.0 for all addresses.`;
    default:
      return `The server cannot listen on port ${port}: ${message}`;
  }
}
