const NOTE = '# Written by the build of the manual; copy it anew after each build.';

type Redirects = readonly (readonly [from: string, to: string])[];

/** For the `http` block of nginx: `$manual_redirect` is the canonical path, or empty. */
export function formatNginxRedirects(redirects: Redirects): string {
  return [
    NOTE,
    'map $uri $manual_redirect {',
    '  default "";',
    ...redirects.map(([from, to]) => `  ${quote(from)} ${quote(to)};`),
    '}',
    '',
  ].join('\n');
}

/** For a site block of a Caddyfile: `{manual_redirect}` is the canonical path, or empty. */
export function formatCaddyRedirects(redirects: Redirects): string {
  return [
    NOTE,
    'map {path} {manual_redirect} {',
    ...redirects.map(([from, to]) => `  ${quote(from)} ${quote(to)}`),
    '  default ""',
    '}',
    '',
  ].join('\n');
}

/** @throws when a server would read the path as something else than its letters */
function quote(path: string): string {
  if (!/^\/[\w./-]*$/.test(path)) {
    throw new Error(
      `The path ${path} has characters that the redirects of nginx and Caddy are not written for: name the page with letters, digits, "-", "_" and "." only.`,
    );
  }
  return `"${path}"`;
}
