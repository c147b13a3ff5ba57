import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {ChunkGraph, Module} from 'webpack';

/** What Docusaurus draws around each page of the manual, and the data that it needs for that. */
const FRAME = /[\\/]theme[\\/](?:DocsRoot|DocVersionRoot|DocRoot|DocItem)[\\/]index\.(?:js|tsx)$/;
const FRAME_DATA = /\.docusaurus[\\/].*(?:site-storage|__plugin|docs-\w{3})\.json$/;

/** React, the router and their like. */
const LIBRARY = /[\\/]node_modules[\\/](?!@docusaurus[\\/])/;

/**
 * Whether a module belongs to the frame of a page: everything that its parts import, and the main chunk without
 * libraries.
 */
function isInFrame(module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}): boolean {
  const nameOf = (it: Module) => it.nameForCondition() ?? '';
  const isPart = (it: Module) => FRAME.test(nameOf(it));
  return (
    FRAME_DATA.test(nameOf(module)) ||
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
      chunk.name === 'main'
        ? !LIBRARY.test(nameOf(module))
        : [...chunkGraph.getChunkModulesIterable(chunk)].some(isPart),
    )
  );
}

/** Chunks that are not split further: each extra file costs a phone about 10 ms. */
const WHOLE_CHUNKS = ['main', 'runtime~main', 'search-modal', 'search-worker'];

/** Keeps what a page does not need out of its first load. `npm run check:budgets` prints the sizes. */
export default function pluginBundle(): Plugin {
  return {
    name: 'bundle',
    configureWebpack(_config, isServer) {
      // Needed on both sides, since the name of the file contains a hash of its content.
      const rules = [
        {
          test: /\.woff2$/,
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'subsetFont.cjs'),
        },
      ];
      if (isServer) {
        return {module: {rules}};
      }
      return {
        resolve: {
          alias: {
            // Code is coloured while pages compile, but a client module of theme-classic would still bring
            // 25 kB (gzip) of Prism into every page.
            'prism-react-renderer': false,
          },
        },
        module: {rules},
        optimization: {
          // Use chunk names as ids; otherwise the runtime ships a map from ids to names.
          chunkIds: 'named' as const,
          splitChunks: {
            cacheGroups: {
              // webpack's default group, except that some chunks stay whole.
              defaultVendors: {
                idHint: 'vendors',
                chunks: ({name}: {name?: string | null}) => !WHOLE_CHUNKS.includes(name ?? ''),
                test: /[\\/]node_modules[\\/]/,
                priority: -10,
                reuseExistingChunk: true,
              },
              // Docusaurus puts all styles into the first load; this loads those of the search with the search.
              searchStyles: {
                name: 'search-styles',
                type: 'css/mini-extract',
                chunks: 'all' as const,
                enforce: true,
                priority: 60,
                test: /search[\\/](css[\\/](modal|hits|view)|page[\\/]hits\.module)\.css$/,
              },
              // One chunk in place of eight small ones: it compresses better, and since main depends on
              // it, it is listed in the page and downloads in parallel.
              frame: {
                name: 'frame',
                chunks: ({name}: {name?: string | null}) => name !== 'search-worker',
                enforce: true,
                priority: 45,
                test: isInFrame,
              },
            },
          },
        },
      };
    },
  };
}
