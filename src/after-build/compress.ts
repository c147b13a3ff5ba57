import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Text files. Images and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|md)$/;

/** Compressing a smaller file would save fewer bytes than its response headers have. */
const MIN_BYTES = 1000;

/**
 * Brotli's levels. Large scripts, styles and data get one of the best, which saves readers a tenth of their bytes. The
 * best of all, 11, takes two and a half times as long and saves 2 % more. Of the others there are as many as pages; for
 * them, level 6 takes a tenth of the time of level 10.
 */
const QUALITY = {large: 10, other: 6};
const LARGE = {files: /\.(js|css|json)$/, bytes: 50_000};

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

function brotliQuality(file: string, bytes: number): number {
  return LARGE.files.test(file) && bytes > LARGE.bytes ? QUALITY.large : QUALITY.other;
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
