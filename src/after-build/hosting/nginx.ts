import {HASHED, type Headers, REVALIDATE} from './headers';
import {NOTE, quotePath, quoteValues} from './quote';
import type {Redirect} from './redirects';

/**
 * The part of `deploy/nginx.conf` for the `http` block. `$manual_redirect` is the address that a path leads
 * to, or empty.
 */
export function createNginxMaps({
  baseUrl,
  redirects,
}: {
  readonly baseUrl: string;
  readonly redirects: readonly Redirect[];
}): string {
  return `${NOTE}
map $uri $manual_redirect {
  default "";
${redirects.map(([from, to]) => `  ${quotePath(from)} ${quotePath(to)};`).join('\n')}
}

# Only files under assets/ can be kept, since their names change with their content. Anything else, also an
# error, is asked for again each time.
map "$status:$uri" $manual_cache_control {
  default "${REVALIDATE}";
  "~^(200|206|304):${baseUrl}assets/" "${HASHED}";
}
`;
}

/** The part of `deploy/nginx.conf` for the `server` block. */
export function createNginxServer({
  baseUrl,
  headers,
}: {
  readonly baseUrl: string;
  readonly headers: Headers;
}): string {
  return `${NOTE}
# Keep all headers here: a location that has an add_header itself does not inherit these.
${quoteValues(headers)
  .map(([name, value]) => `add_header ${name} ${value} always;`)
  .join('\n')}
add_header Cache-Control $manual_cache_control always;

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

location ~ \\.md$ {
  default_type text/markdown;
  try_files $uri =404;
}

# Files such as _headers are for servers, not for readers.
location ${baseUrl}_ {
  return 404;
}

location = ${baseUrl}404.html {
  internal;
}
`;
}
