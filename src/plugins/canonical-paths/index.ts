import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listCanonicalPaths, listPageCopies, listRedirects} from './canonicalPaths';
import type {PluginOptions} from './options';
import {formatCaddyRedirects, formatNginxRedirects} from './serverSnippets';

export {validateOptions} from './options';

/**
 * Writes to `_hosting/` which form of each path is the canonical one, with a slash at its end or without:
 * once for `npm start`, and as redirects for nginx and Caddy.
 *
 * It can copy pages in their final form: `post-build-order` runs it after `security-headers`.
 */
export default function pluginCanonicalPaths(
  {baseUrl}: LoadContext,
  {pageCopies}: PluginOptions,
): Plugin {
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
        ...(pageCopies ? listPageCopies(paths) : []).map(([from, to]) =>
          copyFile(path.join(outDir, from), path.join(outDir, to)),
        ),
      ]);
    },
  };
}
