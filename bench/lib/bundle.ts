import path from 'node:path';
import {build} from 'vite';
import {ROOT} from '../../scripts/run';

/**
 * Bundles a browser module into one minified file beside its workers, as a site's build would.
 * @param entry path of the module from the project's root
 * @param outDir where `engine.js` is written
 * @param alias modules under other names, as absolute paths
 */
export async function bundle(
  entry: string,
  outDir: string,
  alias: Record<string, string> = {},
): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    resolve: {alias: {'@site': ROOT, ...alias}},
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'chrome109',
      modulePreload: false,
      // A site serves what a package calls by an address of its own; here it is one file more.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: path.join(ROOT, entry),
        output: {entryFileNames: 'engine.js', assetFileNames: '[name][extname]'},
      },
    },
    worker: {rollupOptions: {output: {entryFileNames: '[name].js'}}},
  });
}
