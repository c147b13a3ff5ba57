import {expect, test} from 'vitest';
import {brotliQuality, compress, isCompressible} from '@site/src/after-build/compress';

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

test('the copy has no timestamp, so that builds are reproducible', async () => {
  const {gz} = await compress('a.js', content);
  expect(gz.readUInt32LE(4), 'MTIME of RFC 1952').toBe(0);
});

test.each([
  ['assets/js/main.1a2b.js', 300_000, 11],
  ['assets/css/styles.1a2b.css', 90_000, 11],
  ['search-index.json', 400_000, 11],
  ['assets/js/1a2b3c4d.5e6f.js', 20_000, 6],
  ['index.html', 300_000, 6],
  ['search-index.json', 5_000_000, 6],
])('%s of %d bytes is compressed at level %d', (file, bytes, expected) => {
  expect(brotliQuality(file, bytes)).toBe(expected);
});
