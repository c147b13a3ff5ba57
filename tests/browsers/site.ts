import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {pipeline} from 'node:stream/promises';
import {setTimeout} from 'node:timers/promises';
import {startServer} from '../../scripts/server';
import {recordProblems} from './recordProblems';

const BUILD_DIR = path.resolve(__dirname, '../../build');

const FIRST_SCRIPT = '/first-script-of-the-tests.js';
const PROBLEMS = '/problems-of-the-tests';

/** The manual as one test serves it. */
export interface Site {
  readonly origin: string;
  /** What pages have reported. */
  readonly problems: readonly string[];
  /** Code that runs in every page before its own. */
  firstCode: string;
  /** Requests for paths that match are dropped. */
  lost: RegExp | null;
  /** Milliseconds by which the answer for a path comes later. */
  delay: (path: string) => number;
  readonly close: () => Promise<void>;
}

/**
 * Serves the build with the server of `npm start`, and adds a first script to every page. Each site has an
 * origin of its own, so that no test finds what another has stored.
 */
export async function startSite(): Promise<Site> {
  const server = await startServer(BUILD_DIR, {port: 0});
  const problems: string[] = [];
  const proxy = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const site: Site = {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    problems,
    firstCode: '',
    lost: null,
    delay: () => 0,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (site.lost?.test(url)) {
      request.socket.destroy();
    } else if (url === PROBLEMS) {
      problems.push(await text(request));
      response.writeHead(204).end();
    } else if (url === FIRST_SCRIPT) {
      response.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-store'});
      response.end(`(${String(recordProblems)})('${PROBLEMS}');${site.firstCode}`);
    } else {
      await setTimeout(site.delay(url));
      forward(request, response);
    }
  }

  function forward({url = '/', method, headers}: IncomingMessage, response: ServerResponse): void {
    const isPage = headers.accept?.startsWith('text/html') ?? false;
    const changed = isPage ? {...headers, 'accept-encoding': 'identity'} : headers;
    // When a test ends, requests and answers break off.
    const drop = () => response.destroy();
    http
      .request(server.origin + url, {method, headers: changed}, (answered) => {
        const status = answered.statusCode ?? 500;
        if (!isPage || status !== 200) {
          response.writeHead(status, answered.headers);
          pipeline(answered, response).catch(drop);
          return;
        }
        text(answered).then((html) => {
          const rest = {...answered.headers};
          delete rest['content-length'];
          response.writeHead(status, rest);
          response.end(html.replace(/<meta /, `<script src="${FIRST_SCRIPT}"></script>$&`));
        }, drop);
      })
      .on('error', drop)
      .end();
  }

  return site;
}
