import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Folders of Docusaurus, its theme and this site whose modules nearly every page uses. */
const FRAME_FOLDERS = [
  'theme-classic/lib',
  'theme-common/lib',
  'plugin-content-docs/lib',
  'core/lib/client',
  'mdx-js',
  'parse-numeric-range',
  '@docusaurus/utils-common',
  'src/components/Link',
  'src/data',
  'src/loading',
  'src/navigation',
  'src/plugins/single-version',
  'src/reader',
  'src/search/button',
  'src/search/client/preload',
  'src/search/shared',
  'src/theme',
];

/** Modules in those folders that only some pages use, or only the search after it is opened. */
const NOT_FRAME = [
  'DocCard',
  'DocCategory',
  'EditMetaRow',
  'EditThisPage',
  'hostedOrigins',
  'Icon/Edit',
  'indexFormat',
  'inlineMarks',
  'LastUpdated',
  'mostRead',
  'MDXPage',
  'SearchPage',
  'synonyms',
  'TabItem',
  'Tabs',
  'tokenize',
];

/** Data files of Docusaurus that every doc uses. Otherwise each of them would be a separate chunk and request. */
const FRAME_DATA = ['site-storage', '.*__plugin', '.*/docs-\\w{3}'];

const anyOf = (paths: readonly string[]) => `(${paths.join('|').replaceAll('/', '[\\\\/]')})`;

const FRAME = new RegExp(
  `[\\\\/]${anyOf(FRAME_FOLDERS)}[\\\\/](?!.*${anyOf(NOT_FRAME)})|\\.docusaurus[\\\\/]${anyOf(FRAME_DATA)}\\.json$`,
);

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
            // No code is highlighted, but a client module of theme-classic would still bring 25 kB (gzip) of
            // Prism into every page.
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
                test: FRAME,
              },
            },
          },
        },
      };
    },
  };
}
