import type {Headers} from './headers';

/** The first line of each file that is written for nginx or Caddy. */
export const NOTE = '# Written by the build of the manual. Copy it again after each build.';

/**
 * Quotes a path for nginx and Caddy.
 * @throws when it has characters that mean something to them
 */
export function quotePath(path: string): string {
  if (!/^\/[\w./-]*(#[\w-]+)?$/.test(path)) {
    throw new Error(
      `The path ${path} cannot be written into the redirects of nginx and Caddy: use only letters, digits, "-", "_" and "." in the name of the page.`,
    );
  }
  return `"${path}"`;
}

/**
 * Quotes the values of headers for nginx and Caddy.
 * @throws when one has characters that mean something to them
 */
export function quoteValues(headers: Headers): [string, string][] {
  return Object.entries(headers).map(([name, value]) => {
    if (/["\\${}\n]/.test(value)) {
      throw new Error(
        `The header ${name} has a character with a special meaning in nginx or Caddy: ${value}`,
      );
    }
    return [name, `"${value}"`];
  });
}
