import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

type Kind = 'html' | 'script' | 'data' | 'other';

export interface Transfer {
  kind: Kind;
  /** Length of the body as it was sent. */
  bytes: number;
}

export interface BenchServer {
  origin: string;
  /** Returns what was sent since the last call. */
  takeTransfers: () => Transfer[];
  close: () => void;
}

/** Content type, kind and whether to compress, by the ending of the file. */
const TYPES: Record<string, [type: string, kind: Kind, compressed: boolean] | undefined> = {
  '.html': ['text/html; charset=utf-8', 'html', true],
  '.js': ['text/javascript; charset=utf-8', 'script', true],
  '.mjs': ['text/javascript; charset=utf-8', 'script', true],
  '.css': ['text/css; charset=utf-8', 'other', true],
  '.json': ['application/json; charset=utf-8', 'data', true],
  '.xml': ['application/xml; charset=utf-8', 'data', true],
  '.txt': ['text/plain; charset=utf-8', 'data', true],
  '.svg': ['image/svg+xml', 'other', true],
  '.wasm': ['application/wasm', 'data', true],
  '.woff2': ['font/woff2', 'other', false],
  '.png': ['image/png', 'other', false],
  '.ico': ['image/x-icon', 'other', false],
};

export type Encoding = keyof typeof COMPRESS;

const COMPRESS = {
  gzip: (body: Buffer) => gzipSync(body, {level: 9}),
  br: (body: Buffer) => brotliCompressSync(body),
};

/**
 * Serves a folder on a free port as a good static host does: text is compressed at the best level, and
 * browsers may keep assets for a year. The cross-origin headers allow the browser's finest clock.
 */
export async function serveFolder(
  dir: string,
  {encoding}: {encoding: Encoding},
): Promise<BenchServer> {
  let transfers: Transfer[] = [];
  const bodies = new Map<string, Buffer>();

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(dir, decodeURIComponent(pathname));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [type, kind, compressed] = TYPES[path.extname(file)] ?? [
      'application/octet-stream',
      'data',
      false,
    ];
    const body = bodies.get(file) ?? readBody(file, compressed ? encoding : null);
    bodies.set(file, body);
    transfers.push({kind, bytes: body.length});
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': kind === 'html' ? 'no-cache' : 'max-age=31536000, immutable',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(compressed && {'Content-Encoding': encoding}),
    });
    response.end(body);
  });

  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function readBody(file: string, encoding: Encoding | null): Buffer {
  const body = readFileSync(file);
  return encoding === null ? body : COMPRESS[encoding](body);
}

function findFile(dir: string, pathname: string): string | undefined {
  const file = path.join(dir, pathname);
  return [file, path.join(file, 'index.html'), `${file}.html`].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}
