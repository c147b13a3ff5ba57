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

/** The router decodes a path, and core what comes of that once more. */
function isPathDecodable(pathname: string): boolean {
  try {
    return isDecodable(decodeURI(pathname));
  } catch {
    return false;
  }
}

/**
 * Mends an address that the router cannot digest.
 *
 * @returns path, search and hash: `/x/index.html` as the folder that it stands for, a malformed path,
 * which is no page's, with `~` for its percent signs, and without a hash that cannot be decoded.
 */
export function normalizeUrl({pathname, search, hash}: UrlParts): string {
  const path = (isPathDecodable(pathname) ? pathname : pathname.replace(/%(?:25)*/g, '~')).replace(
    /\/index\.html$/,
    '/',
  );
  return path + search + (isDecodable(hash) ? hash : '');
}
