import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listCanonicalPaths, listRedirects} from './canonicalPaths';
import {formatCaddyRedirects, formatNginxRedirects} from './serverSnippets';

/**
 * Writes to `_hosting/` which form of each path is the canonical one, with a slash at its end or without:
 * once for `npm start`, and as redirects for nginx and Caddy.
 */
export default function pluginCanonicalPaths({baseUrl}: LoadContext): Plugin {
  return {
    name: 'canonical-paths',
    async postBuild({outDir, routesPaths}) {
      const paths = listCanonicalPaths(routesPaths, baseUrl);
      const redirects = listRedirects(paths);
      const hosting = path.join(outDir, '_hosting');
      await mkdir(hosting, {recursive: true});
      await Promise.all([
        writeFile(
          path.join(hosting, 'canonical-paths.json'),
          `${JSON.stringify(paths, null, 2)}\n`,
        ),
        writeFile(path.join(hosting, 'redirects.nginx.conf'), formatNginxRedirects(redirects)),
        writeFile(path.join(hosting, 'redirects.caddy'), formatCaddyRedirects(redirects)),
      ]);
    },
  };
}
