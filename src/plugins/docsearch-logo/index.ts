import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Algolia asks for its logo where its service answers. */
  keepLogo: boolean;
}

/**
 * DocSearch's footer links to Algolia and draws the logo with an inline style sheet, which the
 * security policy forbids. Without the service the logo goes; with it, its style sheet does.
 */
export default function pluginDocSearchLogo(_: LoadContext, {keepLogo}: Options): Plugin {
  return {
    name: 'docsearch-logo',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              loader: path.join(__dirname, 'editLogo.cjs'),
              options: {keepLogo},
            },
          ],
        },
      };
    },
  };
}
