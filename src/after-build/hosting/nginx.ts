import {HASHED, type HostHeaders, REVALIDATE} from './headers';
import type {Redirect} from './redirects';

/** The first line of each generated nginx file. */
const NOTE = '# Written by the build of the manual. deploy/nginx.conf includes it from there.';

/**
 * The part of `deploy/nginx.conf` for the `http` block. `$manual_redirect` is the address that a path leads
 * to, or empty. Nothing is escaped, because `src/checks` rejects paths with characters that are special to nginx.
 */
export function createNginxMaps(
  {baseUrl, pageLink}: HostHeaders,
  redirects: readonly Redirect[],
): string {
  return `${NOTE}
map $uri $manual_redirect {
  default "";
${redirects.map(([from, to]) => `  "${from}" "${to}";`).join('\n')}
}

# Only files under assets/ can be kept, since their names change with their content. Anything else, also an
# error, is asked for again each time.
map "$status:$uri" $manual_cache_control {
  default "${REVALIDATE}";
  "~^(200|206|304):${inPattern(baseUrl)}assets/" "${HASHED}";
}

map $sent_http_content_type $manual_link {
  default "";
  "~^text/html" "${pageLink}";
}
`;
}

/** The part of `deploy/nginx.conf` for the `server` block. No header has quotation marks or a `$`. */
export function createNginxServer({baseUrl, headers}: HostHeaders): string {
  return `${NOTE}
# Keep all headers here: a location that has an add_header itself does not inherit these.
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control $manual_cache_control always;
add_header Link $manual_link always;

error_page 404 ${baseUrl}404.html;

if ($manual_redirect) {
  return 301 $manual_redirect$is_args$args;
}

# Look for index.html first, or nginx would redirect the address of a folder.
location ${baseUrl} {
  try_files $uri $uri/index.html =404;
}

# A tab that was opened before the last deploy can still load its files.
location ${baseUrl}assets/ {
  try_files $uri @previous;
}

# Readers get none of these: files for servers such as _headers, hidden files such as .git, and compressed copies
# under their own names.
location ~ ^${inPattern(baseUrl)}(_|(.*/)?\\.(?!well-known/)|.*\\.(br|gz)$) {
  return 404;
}

location ~ ^${inPattern(baseUrl)}.*\\.md$ {
  default_type text/markdown;
  try_files $uri =404;
}

location = ${baseUrl}404.html {
  internal;
}
`;
}

/** Escapes a path for a regular expression. */
function inPattern(path: string): string {
  return path.replaceAll('.', '\\.');
}
