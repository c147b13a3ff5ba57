import type {BuiltSite, OutputFile} from '../types';
import {createRobotsTxt} from './robotsTxt';
import {listCanonicalPaths, listRedirects} from './canonicalPaths';
import {formatCaddyRedirects, formatNginxRedirects} from './serverSnippets';

/** Files for servers, with the canonical path of each page and the redirects to it, and `robots.txt`. */
export function createHostingFiles({routes, baseUrl, origin}: BuiltSite): OutputFile[] {
  const paths = listCanonicalPaths(routes, baseUrl);
  const redirects = listRedirects(paths);
  return [
    {file: '_hosting/canonical-paths.json', content: `${JSON.stringify(paths, null, 2)}\n`},
    {file: '_hosting/redirects.nginx.conf', content: formatNginxRedirects(redirects)},
    {file: '_hosting/redirects.caddy', content: formatCaddyRedirects(redirects)},
    {file: 'robots.txt', content: createRobotsTxt(origin + baseUrl)},
  ];
}
