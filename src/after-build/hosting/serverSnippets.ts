const NOTE = '# Written by the build of the manual. Copy it again after each build.';

type Redirects = readonly (readonly [from: string, to: string])[];
type Headers = Readonly<Record<string, string>>;

/** Redirects for the `http` block of nginx: `$manual_redirect` is the canonical path, or empty. */
export function formatNginxRedirects(redirects: Redirects): string {
  return snippet([
    'map $uri $manual_redirect {',
    '  default "";',
    ...redirects.map(([from, to]) => `  ${quotePath(from)} ${quotePath(to)};`),
    '}',
  ]);
}

/** Redirects for a site block of a Caddyfile: `{manual_redirect}` is the canonical path, or empty. */
export function formatCaddyRedirects(redirects: Redirects): string {
  return snippet([
    'map {path} {manual_redirect} {',
    ...redirects.map(([from, to]) => `  ${quotePath(from)} ${quotePath(to)}`),
    '  default ""',
    '}',
  ]);
}

/** Headers for the `server` block of an nginx configuration. */
export function formatNginxHeaders(headers: Headers): string {
  return snippet(
    entriesOf(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  );
}

/** Headers for a site block of a Caddyfile. */
export function formatCaddyHeaders(headers: Headers): string {
  return snippet(entriesOf(headers).map(([name, value]) => `header ${name} "${value}"`));
}

function snippet(lines: readonly string[]): string {
  return [NOTE, ...lines, ''].join('\n');
}

/** @throws when the path has characters that mean something to a server */
function quotePath(path: string): string {
  if (!/^\/[\w./-]*$/.test(path)) {
    throw new Error(
      `The path ${path} cannot be written into the redirects of nginx and Caddy: use only letters, digits, "-", "_" and "." in the name of the page.`,
    );
  }
  return `"${path}"`;
}

/** @throws when a value has characters that mean something to nginx or Caddy */
function entriesOf(headers: Headers): [name: string, value: string][] {
  const entries = Object.entries(headers);
  for (const [name, value] of entries) {
    if (/["\\${}\n]/.test(value)) {
      throw new Error(
        `The header ${name} has a character with a special meaning in nginx or Caddy: ${value}`,
      );
    }
  }
  return entries;
}
