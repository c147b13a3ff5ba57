import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Algolia asks for its logo where its service answers. */
  keepLogo: boolean;
}

/**
 * Takes out of DocSearch 3.9.0 what this site does not use, and mends what cannot be mended from
 * outside: see the list in `slimDocSearch.cjs`.
 */
export default function pluginDocSearchSlim(_: LoadContext, {keepLogo}: Options): Plugin {
  return {
    name: 'docsearch-slim',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              loader: path.join(__dirname, 'slimDocSearch.cjs'),
              options: {keepLogo},
            },
          ],
        },
      };
    },
  };
}
