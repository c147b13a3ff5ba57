import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {compress, isCompressible} from '@site/src/plugins/precompress/compress';

test.each([
  ['index.html', 1001, true],
  ['index.html', 1000, false],
  ['a.js', 5000, true],
  ['llms.txt', 5000, true],
  ['drawdown.md', 5000, true],
  ['a.woff2', 5000, false],
  ['a.png', 5000, false],
  ['index.html.br', 5000, false],
  ['js', 5000, false],
])('%s of %d bytes: %s', (file, bytes, expected) => {
  expect(isCompressible(file, bytes)).toBe(expected);
});

const content = Buffer.from('Drawdown is the fall from a peak of the equity. '.repeat(100));

test.each(['a.html', 'a.js'])('both copies of %s give the file again', async (file) => {
  const {br, gz} = await compress(file, content);
  expect(brotliDecompressSync(br).equals(content)).toBe(true);
  expect(gunzipSync(gz).equals(content)).toBe(true);
});

test('no time of day stands in the copy', async () => {
  const {gz} = await compress('a.js', content);
  expect(gz.readUInt32LE(4), 'MTIME of RFC 1952').toBe(0);
});
