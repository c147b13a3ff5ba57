// cspell:ignore redir
import {HASHED, type Headers, REVALIDATE} from './headers';
import {NOTE, quotePath, quoteValues} from './quote';
import type {Redirect} from './redirects';

/** The part of `deploy/Caddyfile` for the block of the site. */
export function createCaddySite({
  baseUrl,
  redirects,
  headers,
}: {
  readonly baseUrl: string;
  readonly redirects: readonly Redirect[];
  readonly headers: Headers;
}): string {
  return `${NOTE}
${quoteValues(headers)
  .map(([name, value]) => `header ${name} ${value}`)
  .join('\n')}

# The default, also for an error: ask again each time. Only files under assets/ can be kept, since their names
# change with their content.
header Cache-Control "${REVALIDATE}"

# The site is read-only.
@write not method GET HEAD
handle @write {
	respond 405
}

# Addresses that lead to another one, such as those with a missing or an extra slash at the end.
map {path} {manual_redirect} {
${redirects.map(([from, to]) => `\t${quotePath(from)} ${quotePath(to)}`).join('\n')}
	default ""
}
map {query} {manual_query} {
	"" ""
	default "?{query}"
}
@other expression {manual_redirect} != ""
redir @other {manual_redirect}{manual_query} permanent

# No file of the manual has such a path. A backslash, for one, would lead around the next rule.
@unknown not path_regexp ^[\\w./~-]{1,255}$
rewrite @unknown ${baseUrl}_

# Files such as _headers are for servers, not for readers.
handle ${baseUrl}_* {
	error 404
}

handle ${baseUrl}assets/* {
	@here file
	handle @here {
		header Cache-Control "${HASHED}"
		file_server {
			precompressed br gzip
		}
	}
	# A tab that was opened before the last deploy can still load its files.
	@before file {
		root /srv/manual/previous
	}
	handle @before {
		header Cache-Control "${HASHED}"
		file_server {
			root /srv/manual/previous
			precompressed br gzip
		}
	}
	error 404
}

handle {
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	rewrite * ${baseUrl}404.html
	file_server
}
`;
}
