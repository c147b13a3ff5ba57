import siteConfig from '@generated/docusaurus.config';
import {canonicalPath} from './normalizeUrl';

/**
 * Redirects from an address in capitals or with doubled slashes to the page's own.
 * @returns whether it redirects
 */
export function redirectToCanonicalPath(): boolean {
  const {pathname, search, hash} = window.location;
  const path = canonicalPath(pathname, siteConfig.baseUrl);
  if (path === pathname) {
    return false;
  }
  window.location.replace(path + search + hash);
  return true;
}
