import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {canonicalPath, normalizeUrl} from './normalizeUrl';

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const normalized = normalizeUrl({pathname, search, hash});
  if (normalized !== pathname + search + hash) {
    replaceAddress(normalized);
  }
}

/** Leads from an address in capitals or with doubled slashes to the page's own. */
function redirectToCanonicalPath(): void {
  const {pathname, search, hash} = window.location;
  const path = canonicalPath(pathname, siteConfig.baseUrl);
  if (path !== pathname) {
    // The server has sent the not-found page. The router is less strict than servers and would draw the page
    // over it, so until the new request the address is one that no page can have.
    replaceAddress(`${siteConfig.baseUrl}~`);
    window.location.replace(path + search + hash);
  }
}

// Core decodes the path and the hash without catching errors, when it loads the first page (`preload`) and
// at each change of the address (`ClientLifecyclesDispatcher`). Repair a malformed one before that: now,
// and in a listener that is added before the router's.
if (ExecutionEnvironment.canUseDOM) {
  normalizeAddress();
  redirectToCanonicalPath();
  window.addEventListener('popstate', normalizeAddress);
}
