import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

export const DEFAULT_PORT = 3000;

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
 * Serves a built manual as a static host does: `/docs/r10/drawdown` and `/docs/r10/drawdown/` are
 * both `docs/r10/drawdown/index.html`, and what does not exist is `404.html` with status 404.
 * @param dir the folder that `npm run build` wrote
 * @returns the server once it listens
 * @throws (rejects) with one sentence when there is no build or the port cannot be had.
 */
export async function startServer(dir: string, port: number): Promise<Server> {
  const notFoundFile = path.join(dir, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`There is no finished build in ${dir}; run "npm run build" first.`);
  }
  // `dev` looks at the disk on each request, so that a new build shows without a restart.
  const serveFile = sirv(dir, {dev: true, etag: true});
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    serveFile(request, response, () => {
      response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8'});
      response.end(readFileSync(notFoundFile));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenProblem(error, port)));
    });
    server.listen(port, () => {
      resolve(server);
    });
  });
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
