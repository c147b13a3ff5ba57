import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {compress, isCompressible} from './compress';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** As many as libuv has threads for zlib. */
const WORKERS = 4;

/**
 * Writes `x.br` and `x.gz` beside each text file of the build, for servers that send them as they are.
 * It reads what all others wrote: `post-build-order` runs it at the very end.
 */
export default function pluginPrecompress(_context: LoadContext, {enabled}: PluginOptions): Plugin {
  return {
    name: 'precompress',
    async postBuild({outDir}) {
      if (!enabled) {
        return;
      }
      // What begins with "_" is for servers, not for readers.
      const files = await Globby(['**/*', '!_*/**'], {cwd: outDir, absolute: true});
      const next = files.values();
      await Promise.all(Array.from({length: WORKERS}, () => compressFiles(next)));
    },
  };
}

/** Takes file after file from what all workers share. */
async function compressFiles(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const {size} = await stat(file);
    if (isCompressible(path.basename(file), size)) {
      const {br, gz} = await compress(file, await readFile(file));
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  }
}
