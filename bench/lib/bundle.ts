import path from 'node:path';
import {build} from 'vite';
import {BENCH} from './paths';

/**
 * Bundles a module for the browser into one minified file, and each of its workers into another.
 * @param entry path of the module inside this package
 * @param outDir where `engine.js` is written
 * @param alias other names of modules, with their absolute paths
 */
export async function bundle(
  entry: string,
  outDir: string,
  alias: Record<string, string> = {},
): Promise<void> {
  await build({
    configFile: false,
    root: BENCH,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    resolve: {alias},
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'chrome109',
      modulePreload: false,
      // Files that a package loads by address are not inlined.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: path.join(BENCH, entry),
        output: {entryFileNames: 'engine.js', assetFileNames: '[name][extname]'},
      },
    },
    worker: {rollupOptions: {output: {entryFileNames: '[name].js'}}},
  });
}
