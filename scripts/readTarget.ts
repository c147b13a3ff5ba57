import path from 'node:path';

export interface Target {
  /** Decoded, with a slash at its start. */
  readonly path: string;
  /** As the client sent it: with its "?", or empty. */
  readonly query: string;
}

/** Scheme and host of an absolute-form target, which a server must accept (RFC 9112 §3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Reads the target of a request.
 * @param target from the first line of the request: `/docs?x`, or a whole address
 * @returns null if there is nothing for readers there: if the target cannot be decoded, contains `//`,
 *   `/./` or `/../`, or begins with "_", like the files for servers
 */
export function readTarget(target: string): Target | null {
  const [, encoded = '', query = ''] = /^([^?]*)(.*)$/s.exec(target.replace(ORIGIN, '')) ?? [];
  let decoded;
  try {
    decoded = decodeURIComponent(encoded || '/');
  } catch {
    return null;
  }
  const isPlain =
    decoded.startsWith('/') && !/[\\\0]/.test(decoded) && path.posix.normalize(decoded) === decoded;
  return isPlain && !decoded.startsWith('/_') ? {path: decoded, query} : null;
}
