import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {isCompressible} from '../../src/after-build/compress';
import {BUILD_DIR} from './site';

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file));
const files = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'}).filter((file) =>
  statSync(path.join(BUILD_DIR, file)).isFile(),
);
const compressible = files.filter(
  (file) => !file.startsWith('_') && isCompressible(file, read(file).length),
);

test('compresses files of all kinds', () => {
  const kinds = new Set(compressible.map((file) => path.extname(file)));
  for (const kind of ['.html', '.js', '.css', '.json', '.xml', '.txt', '.md']) {
    expect(kinds).toContain(kind);
  }
});

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
])('each text file has a copy %s of its final content', (extension, decompress) => {
  const stale = compressible.filter(
    (file) =>
      !files.includes(file + extension) || !decompress(read(file + extension)).equals(read(file)),
  );
  expect(stale).toEqual([]);
});
