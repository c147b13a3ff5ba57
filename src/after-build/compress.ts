import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Text files. Images and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|md)$/;

/** Compressing a smaller file would save fewer bytes than its response headers have. */
const MIN_BYTES = 1000;

/**
 * Scripts, styles and data of this size get one of brotli's best levels. The other files are as many as pages; for
 * them, level 6 takes a tenth of the time of level 10 and writes 9 % more bytes.
 */
const LARGE = {files: /\.(js|css|json)$/, min: 50_000, max: 1_000_000};

/** The text of one page. The bundler names it by a hash. */
const PAGE_SCRIPT = /[\\/][0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

/** The highest level takes two and a half times as long as the next one, and saves 2 % of the bytes. */
const QUALITY = {shared: 11, largePage: 10, other: 6};

/** How many files are compressed at the same time: Node has four threads for zlib. */
const PARALLEL = 4;

/** Writes `x.br` and `x.gz` beside each text file of a build, for servers that send them as they are. */
export async function compressFiles(outDir: string): Promise<void> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    // Names that begin with "_" are files for servers, which readers never get.
    .filter((file) => !path.relative(outDir, file).startsWith('_'));
  const next = files.values();
  const work = async () => {
    for (const file of next) {
      const content = await readFile(file);
      if (isCompressible(file, content.length)) {
        const {br, gz} = await compress(file, content);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
}

export function isCompressible(file: string, bytes: number): boolean {
  return TEXT.test(file) && bytes > MIN_BYTES;
}

/** Brotli's level for a file, from 0 to 11. */
export function brotliQuality(file: string, bytes: number): number {
  if (!LARGE.files.test(file) || bytes <= LARGE.min || bytes >= LARGE.max) {
    return QUALITY.other;
  }
  return PAGE_SCRIPT.test(file) ? QUALITY.largePage : QUALITY.shared;
}

/**
 * Compresses a file with brotli and gzip. The same content always gives the same bytes.
 * @returns the copies by the extension that nginx looks for
 */
export async function compress(file: string, content: Buffer): Promise<{br: Buffer; gz: Buffer}> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, content.length),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  return {br, gz};
}
