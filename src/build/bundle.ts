import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import type {ChunkGraph, Module} from 'webpack';

/** The components that Docusaurus draws around each page. They would be a dozen chunks, one after the other. */
const FRAME = /[\\/]theme[\\/](?:DocsRoot|DocVersionRoot|DocRoot|DocItem)[\\/]index\.(?:js|tsx)$/;

/**
 * theme-common 3.7.0's rule that hides the focus outline until Tab is pressed. It asks for a class of `body` that
 * comes and goes with each click on a link, and the browser then restyles the whole page, twice.
 */
const FOCUS_STYLES = require.resolve('./hooks/styles.css', {
  paths: [path.dirname(require.resolve('@docusaurus/theme-common'))],
});

/** React, the router and other libraries. */
const LIBRARY = /[\\/]node_modules[\\/](?!@docusaurus[\\/])/;

/** Whether a module is imported by the components of the frame, or is in the main chunk and no library. */
function isInFrame(module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}): boolean {
  const nameOf = (part: Module) => part.nameForCondition() ?? '';
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
    chunk.name === 'main'
      ? !LIBRARY.test(nameOf(module))
      : [...chunkGraph.getChunkModulesIterable(chunk)].some((part) => FRAME.test(nameOf(part))),
  );
}

/**
 * Keeps the first load of a page short: one chunk for the frame of a page, and no Prism. Leaves out `FOCUS_STYLES`, and
 * writes the licences of the packages that readers' browsers get.
 */
export default function pluginBundle(): Plugin {
  return {
    name: 'manual-bundle',
    configureWebpack({mode}, isServer) {
      if (isServer) {
        return {};
      }
      // The manual has no code to colour, but a client module of the theme would bring 25 kB (gzip) of Prism.
      const resolve = {
        alias: {'prism-react-renderer': false as const, [FOCUS_STYLES]: false as const},
      };
      if (mode !== 'production') {
        return {resolve};
      }
      const frame = {
        name: 'frame',
        chunks: 'all' as const,
        enforce: true,
        priority: 45,
        test: isInFrame,
      };
      const licences = new LicenseWebpackPlugin({
        outputFilename: 'third-party-notices.txt',
        perChunkOutput: false,
        // Three packages name their licence, but bring no file with its text.
        stats: {warnings: false, errors: true},
      });
      return {
        resolve,
        optimization: {splitChunks: {cacheGroups: {frame}}},
        plugins: [licences as never],
      };
    },
  };
}
