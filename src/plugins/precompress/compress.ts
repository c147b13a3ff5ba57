import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Text that static servers send compressed; images and fonts are compressed in themselves. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|md)$/;

/** Below this size the headers of an answer weigh more than what compression saves. */
const MIN_BYTES = 1000;

/**
 * Brotli's best level for what every reader fetches. A page takes the level below: three times as fast
 * for 3 % more bytes, which counts when there are thousands of pages.
 */
const PAGE_QUALITY = 10;
const SHARED_QUALITY = 11;

export function isCompressible(file: string, bytes: number): boolean {
  return TEXT.test(file) && bytes > MIN_BYTES;
}

/**
 * Compresses a file in both ways. The same bytes give the same copies: zlib writes no time of day.
 * @returns the copies by the extension that nginx and Caddy look for
 */
export async function compress(file: string, content: Buffer): Promise<{br: Buffer; gz: Buffer}> {
  const quality = file.endsWith('.html') ? PAGE_QUALITY : SHARED_QUALITY;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  return {br, gz};
}
