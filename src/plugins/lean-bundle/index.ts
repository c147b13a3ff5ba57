import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeInfima} from './purgeInfima';

/**
 * Parts of the theme that stand on nearly every page: the frame and a doc's surroundings. What only some
 * pages need stays in those pages' own chunks.
 */
const FRAME_MODULES =
  /[\\/](theme-classic[\\/]lib|theme-common[\\/]lib|plugin-content-docs[\\/]lib|core[\\/]lib[\\/]client|mdx-js|src[\\/](theme|search|data|navigation|states))[\\/](?!.*(SearchBar[\\/]Modal|SearchPage|on-demand|mostRead|Tabs|TabItem|DocCard|DocCategory|MDXPage))/;

/**
 * What else every doc needs: data of core and of the docs plugin, and helpers of the frame. Each would
 * be a chunk of its own, and so a request, for a hundred bytes.
 */
const FRAME_DATA =
  /\.docusaurus[\\/](site-storage|.*__plugin|.*[\\/]docs-\w{3})\.json$|node_modules[\\/](parse-numeric-range|@docusaurus[\\/]utils-common)[\\/]/;

/** The first load, what runs beside the page, and the modal: each file more costs a phone 10 ms. */
const IN_ONE_FILE = ['main', 'runtime~main', 'search-modal', 'search-worker'];

/** Keeps what a page does not need out of its first load. Figures: `npm run check:budgets`. */
export default function leanBundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss(options) {
      options.plugins.push(purgeInfima(siteDir));
      return options;
    },
    configureWebpack(_config, isServer) {
      const subsetFonts = {
        test: /\.woff2$/,
        enforce: 'pre' as const,
        loader: path.join(__dirname, 'subsetFont.cjs'),
      };
      if (isServer) {
        // The file's name holds a hash of what is in it, also where a page names it.
        return {module: {rules: [subsetFonts]}};
      }
      return {
        entry: path.join(__dirname, 'client/clientEntry.ts'),
        resolve: {
          alias: {
            // `src/rehype/highlightCode.ts` has done Prism's work while compiling, but theme-classic's
            // client module would still bring 25 kB (gzip) of it into every page.
            'prism-react-renderer': false,
            '@docusaurus/utils-common$': path.join(__dirname, 'client/utilsCommon.ts'),
          },
        },
        module: {
          rules: [
            {
              test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
              type: 'json',
              use: [path.join(__dirname, 'trimVersionProps.cjs')],
            },
            subsetFonts,
            {
              test: /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
              loader: path.join(__dirname, 'plainKeyOrder.cjs'),
            },
          ],
        },
        optimization: {
          // Docusaurus names its chunks: the names as ids save two maps between both in the runtime.
          chunkIds: 'named' as const,
          splitChunks: {
            cacheGroups: {
              // As by default, but a worker is one file: what it loads besides, it loads after.
              defaultVendors: {
                idHint: 'vendors',
                chunks: ({name}: {name?: string | null}) => !IN_ONE_FILE.includes(name ?? ''),
                test: /[\\/]node_modules[\\/]/,
                priority: -10,
                reuseExistingChunk: true,
              },
              // Docusaurus puts all styles into the first load; those of the modal come with it.
              modalStyles: {
                name: 'search-styles',
                type: 'css/mini-extract',
                chunks: 'all' as const,
                enforce: true,
                priority: 60,
                test: /search-(modal|hits)\.css$/,
              },
              // One chunk compresses better than the eight small ones that a page would load. What main
              // needs of it makes it a script of the first load, which is fetched beside main.
              frame: {
                name: 'frame',
                chunks: ({name}: {name?: string | null}) => name !== 'search-worker',
                enforce: true,
                priority: 45,
                test: new RegExp(`${FRAME_MODULES.source}|${FRAME_DATA.source}`),
              },
            },
          },
        },
      };
    },
  };
}
