import {normalizeUrl} from '@site/src/navigation/normalizeUrl';

/** One slash at the start; a second one, or a backslash, would make the rest the name of a host. */
const SITE_PATH = /^\/(?![/\\])[^\\]*$/;

/**
 * The place inside this site that a hit leads to. Hits carry absolute addresses, so that one index
 * serves every host: scheme, host and query are dropped.
 * @param url an absolute address, or a path of this site
 * @returns path and hash; null for anything that could lead elsewhere
 */
export function hitPath(url: string): string | null {
  try {
    const {protocol, pathname, hash} = new URL(url, 'https://relative.invalid');
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && SITE_PATH.test(pathname) ? normalizeUrl({pathname, search: '', hash}) : null;
  } catch {
    return null;
  }
}
