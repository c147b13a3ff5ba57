import type {MovedAddress} from '../../data/redirects';
import {formatPolicy, type Policy} from '../policy/policy';
import type {BuiltSite, OutputFile, PageFile} from '../types';
import {createHeaders, createPageLink, formatHeadersFile, type HostHeaders} from './headers';
import {createNginxMaps, createNginxServer} from './nginx';
import {formatRedirectsFile, listMovedPages, listSlashRedirects} from './redirects';

/** Everything that the preview server needs to know about a build. */
export interface ServerFile extends HostHeaders {
  /** Maps each old path to its new one, both with base URL. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Path of this file, relative to the output folder. */
export const SERVER_FILE = '_hosting/server.json';

/** Creates the files that tell hosts how to serve the manual: headers, redirects and `robots.txt`. */
export function createHostFiles(
  {baseUrl, origin, pages}: BuiltSite,
  {
    policy,
    styleSheet,
    moved,
    isStaging,
  }: {
    readonly policy: Policy;
    readonly styleSheet: string;
    readonly moved: readonly MovedAddress[];
    readonly isStaging: boolean;
  },
): OutputFile[] {
  const routes = pages.map(({route}) => route).filter((route) => !route.endsWith('.html'));
  const paths = routes.map((route) => `/${route.slice(baseUrl.length)}`);
  const movedPages = listMovedPages(moved, paths, baseUrl);
  const redirects = [...movedPages, ...listSlashRedirects(routes)];
  const host: HostHeaders = {
    baseUrl,
    headers: createHeaders({policy: formatPolicy(policy, {where: 'header'}), isStaging}),
    pageLink: createPageLink(styleSheet),
  };
  const server: ServerFile = {...host, redirects: Object.fromEntries(redirects)};
  return [
    {file: '_headers', content: formatHeadersFile(host)},
    {file: '_redirects', content: formatRedirectsFile(movedPages)},
    {file: '_hosting/maps.nginx.conf', content: createNginxMaps(host, redirects)},
    {file: '_hosting/server.nginx.conf', content: createNginxServer(host)},
    {file: SERVER_FILE, content: `${JSON.stringify(server, null, 2)}\n`},
    {file: 'robots.txt', content: createRobotsTxt(origin + baseUrl)},
  ];
}

/**
 * The text of `robots.txt`: every robot may read every page.
 * @param siteUrl address of the site, with a slash at its end
 */
function createRobotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}sitemap.xml`, ''].join('\n');
}

/**
 * The file `x.html` beside a page `x/index.html` whose address has no slash at its end. Managed hosts send
 * `x.html` for `/x`; without that file, they would redirect `/x` to `/x/`.
 * @returns null for a page that needs no such file
 */
export function copyOfPage({route, file}: Pick<PageFile, 'route' | 'file'>): string | null {
  return /(?:\/|\.html)$/.test(route) ? null : file.replace(/\/index\.html$/, '.html');
}
