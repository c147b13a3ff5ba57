import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism out of the browser: `src/rehype/highlightCode.ts` has done its work while compiling, but
 * theme-classic's client module would still bring 25 kB (gzip) of it into every page.
 */
export default function buildTimeHighlighting(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack() {
      return {resolve: {alias: {'prism-react-renderer': false}}};
    },
  };
}
