import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {findPagePath} from './findPagePath';
import {canonicalPath, normalizeUrl} from './normalizeUrl';

/**
 * Replaces the address without a navigation.
 * @param path with its search and hash. A path that begins with two slashes still belongs to this host.
 */
function replaceAddress(path: string): void {
  window.history.replaceState(window.history.state, '', window.location.origin + path);
}

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const normalized = normalizeUrl({pathname, search, hash});
  if (normalized !== pathname + search + hash) {
    replaceAddress(normalized);
  }
}

/**
 * The path of the page that the server has sent, with base URL; undefined if it sent the not-found page. The
 * canonical address would not do, because it leads from an older version to the current one.
 */
function readServedPath(): string | undefined {
  const own = document.querySelector<HTMLLinkElement>('link[hreflang="x-default"]');
  const path = own ? new URL(own.href).pathname : undefined;
  return path?.endsWith('/404.html') ? undefined : path;
}

/**
 * Redirects to the canonical address of a page, if a server or the router accepted another form of it. If the
 * server has already sent the page, as it may for `//docs/`, only the address changes: otherwise the router
 * would replace the page by the not-found page, also below a path that the manual does not have, such as that
 * of an archive.
 */
function redirectToCanonicalPath(): void {
  const {pathname, search, hash} = window.location;
  const served = readServedPath();
  const canonical = canonicalPath(pathname, siteConfig.baseUrl);
  const path = served && findPagePath(canonical) === undefined ? served : canonical;
  if (path === pathname) {
    return;
  }
  if (served) {
    replaceAddress(path + search + hash);
    return;
  }
  // The router is less strict than servers and would render the page over the not-found page. Until the new
  // request, the address is therefore one that no page can have.
  replaceAddress(`${siteConfig.baseUrl}~`);
  window.location.replace(path + search + hash);
}

// Core decodes the path and the hash without catching errors, when it loads the first page (`preload`) and
// at each change of the address (`ClientLifecyclesDispatcher`). Repair a malformed one before that: now,
// and in a listener that is added before the router's.
if (ExecutionEnvironment.canUseDOM) {
  normalizeAddress();
  redirectToCanonicalPath();
  window.addEventListener('popstate', normalizeAddress);
}
