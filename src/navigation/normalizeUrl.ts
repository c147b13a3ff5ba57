interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path can be decoded twice: the router decodes it first, then Docusaurus does so again. */
function isPathDecodable(pathname: string): boolean {
  try {
    return isDecodable(decodeURI(pathname));
  } catch {
    return false;
  }
}

/** What a sentence puts behind an address. Links in chats often include it, and no id ends so. */
const PUNCTUATION = /(?:[.,;:!?)\]}'*]|%22|%3E)+$/i;

/**
 * Repairs an address that the router cannot handle: drops `/index.html`; replaces `%` by `~` in paths
 * that cannot be decoded, which are not pages anyway; drops hashes that cannot be decoded, and punctuation at
 * the end of a hash.
 *
 * @returns path, search and hash
 */
export function normalizeUrl({pathname, search, hash}: UrlParts): string {
  const path = (isPathDecodable(pathname) ? pathname : pathname.replace(/%(?:25)*/g, '~')).replace(
    /\/index\.html$/,
    '/',
  );
  return path + search + (isDecodable(hash) ? hash.replace(PUNCTUATION, '') : '');
}

/**
 * Returns the path that a page of this site would have. Below the base URL, routes are in lower case and have
 * no empty parts, no extension, no needlessly encoded letters and no spaces at the end.
 * @param pathname path that can be decoded
 * @param baseUrl base URL, with a slash at both ends; it may have capitals
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const decoded = decodeURI(pathname).trimEnd();
  const path = (/^[\w./~-]*$/.test(decoded) ? decoded : pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?!404\.)([^/]+)\.html$/, '/$1');
  return path.startsWith(baseUrl.toLowerCase()) ? baseUrl + path.slice(baseUrl.length) : pathname;
}
