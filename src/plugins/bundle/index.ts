import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {ChunkGraph, Module} from 'webpack';

/** The components that Docusaurus draws around each page of the manual, and the data that they need. */
const FRAME = /[\\/]theme[\\/](?:DocsRoot|DocVersionRoot|DocRoot|DocItem)[\\/]index\.(?:js|tsx)$/;
const FRAME_DATA = /\.docusaurus[\\/].*(?:site-storage|__plugin|docs-\w{3})\.json$/;

/** React, the router and other libraries. */
const LIBRARY = /[\\/]node_modules[\\/](?!@docusaurus[\\/])/;

/**
 * Whether a module belongs to the frame of a page: everything that the frame's components import, and the
 * main chunk without its libraries.
 */
function isInFrame(module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}): boolean {
  const nameOf = (part: Module) => part.nameForCondition() ?? '';
  const isPart = (part: Module) => FRAME.test(nameOf(part));
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

/**
 * Trims the first load: subset font, no Prism, short chunk ids, styles of the search in a chunk of their own.
 * `npm run check:budgets` prints the sizes.
 */
export default function pluginBundle(): Plugin {
  return {
    name: 'bundle',
    configureWebpack({mode}, isServer) {
      // Needed for the server build too, because the file name contains a hash of the content.
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
            // Code is highlighted at compile time, but a client module of theme-classic would still bring 25
            // kB (gzip) of Prism into every page.
            'prism-react-renderer': false,
          },
        },
        module: {rules},
        // A page that is open while the server starts again asks for an update that no longer exists. With this,
        // the answer is "not found" and not the home page, so the page reloads itself.
        ...(mode === 'development' && {
          devServer: {historyApiFallback: {htmlAcceptHeaders: ['text/html']}},
        }),
        ...(mode === 'production' && {
          optimization: {
            // Uses the names of chunks as their ids. Otherwise the runtime contains a map from ids to names.
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
                // Docusaurus puts all styles into the first load. This keeps the styles of the search for when
                // it loads.
                searchStyles: {
                  name: 'search-styles',
                  type: 'css/mini-extract',
                  chunks: 'all' as const,
                  enforce: true,
                  priority: 60,
                  test: /search[\\/]css[\\/](docsearch|hits|view)\.css$/,
                },
                // One chunk instead of eight small ones. It compresses better, and because main depends on it,
                // the page lists it and the browser downloads both in parallel.
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
        }),
      };
    },
  };
}
