/**
 * A path with exactly one slash at the start. A second slash, or a backslash, would turn the rest into the
 * name of a host.
 */
const SITE_PATH = /^\/(?![/\\])[^\\]*$/;

/**
 * The path inside this site that a hit leads to. Hits carry absolute addresses; their scheme, host and query
 * are dropped, so that one index serves every host.
 * @param url an absolute address, or a path of this site
 * @returns path and hash; null if the address could lead to another site, or the router could not read it
 */
export function hitPath(url: string): string | null {
  try {
    const {protocol, pathname, hash} = new URL(url, 'https://relative.invalid');
    decodeURI(pathname + hash);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && SITE_PATH.test(pathname) ? pathname + hash : null;
  } catch {
    return null;
  }
}
