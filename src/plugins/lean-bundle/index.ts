import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeInfima} from './purgeInfima';

/**
 * Parts of the theme that stand on nearly every page: the frame and a doc's surroundings. What only some
 * pages need stays in those pages' own chunks.
 */
const FRAME_MODULES =
  /[\\/](theme-classic[\\/]lib|theme-common[\\/]lib|plugin-content-docs[\\/]lib|core[\\/]lib[\\/]client|mdx-js|src[\\/](theme|search|data|navigation|states))[\\/](?!.*(SearchBar[\\/]Modal|SearchPage|on-demand|mostRead|Tabs|TabItem|DocCard|DocCategory|MDXPage))/;

/** Keeps what a page does not need out of its first load. Figures: `npm run check:budgets`. */
export default function leanBundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss(options) {
      options.plugins.push(purgeInfima(siteDir));
      return options;
    },
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        resolve: {
          alias: {
            // `src/rehype/highlightCode.ts` has done Prism's work while compiling, but theme-classic's
            // client module would still bring 25 kB (gzip) of it into every page.
            'prism-react-renderer': false,
            '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
          },
        },
        module: {
          rules: [
            {
              test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
              type: 'json',
              use: [path.join(__dirname, 'trimVersionProps.cjs')],
            },
          ],
        },
        optimization: {
          // Docusaurus names its chunks: the names as ids save two maps between both in the runtime.
          chunkIds: 'named' as const,
          splitChunks: {
            cacheGroups: {
              // One chunk compresses better than the eight small ones that a page would load.
              frame: {
                name: 'frame',
                chunks: 'async' as const,
                enforce: true,
                priority: 45,
                test: FRAME_MODULES,
              },
            },
          },
        },
      };
    },
  };
}
