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

/** Percent signs that start no byte become literal ones, so that decoding cannot fail. */
function escapeStrayPercents(pathname: string): string {
  const escaped = pathname.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return isDecodable(escaped) ? escaped : pathname.replace(/%/g, '%25');
}

/**
 * Mends an address that the router cannot digest.
 *
 * @returns path, search and hash: `/x/index.html` as the folder that it stands for, a malformed path
 * with its percent signs escaped, and without a hash that cannot be decoded.
 */
export function normalizeUrl({pathname, search, hash}: UrlParts): string {
  const path = (isDecodable(pathname) ? pathname : escapeStrayPercents(pathname)).replace(
    /\/index\.html$/,
    '/',
  );
  return path + search + (isDecodable(hash) ? hash : '');
}
