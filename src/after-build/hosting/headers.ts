/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** `Cache-Control` of a file that browsers must check for changes each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of a file whose name changes with its content. */
export const HASHED = 'public, max-age=31536000, immutable';

/**
 * Tells browsers to use TLS only. Its value, two years, is the one that https://hstspreload.org recommends.
 */
export const HSTS = 'Strict-Transport-Security';

/**
 * Creates the headers of every response.
 * @param policy value of `Content-Security-Policy`
 * @param isStaging whether search engines must not index anything
 */
export function createHeaders({
  policy,
  isStaging,
}: {
  readonly policy: string;
  readonly isStaging: boolean;
}): Headers {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Only features that every browser knows: Chromium warns about any other.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    [HSTS]: 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    ...(isStaging && {'X-Robots-Tag': 'noindex'}),
  };
}

/**
 * The value of the header `Link` of a page. Browsers ask for the style sheet as soon as the response begins. The
 * link in the page comes after the policy, for which they wait. Only pages have this header: a script that a browser
 * keeps for a year would go on naming the style sheet of an old build.
 * @param styleSheet path of the style sheet that every page links
 */
export function createPageLink(styleSheet: string): string {
  return `<${styleSheet}>; rel=preload; as=style`;
}

/** What a host sends with the files of a build. */
export interface HostHeaders {
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Of every response. */
  readonly headers: Headers;
  /** Value of the header `Link` of pages. */
  readonly pageLink: string;
}

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_LENGTH = 2000;

/**
 * Formats the `_headers` file that Netlify and Cloudflare Pages read:
 * https://docs.netlify.com/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 * Only files with a hash in their name get a `Cache-Control`. For all other files, hosts send "revalidate" by
 * themselves, and they would join the values if two rules set one.
 * @throws if a line is too long for hosts
 */
export function formatHeadersFile({headers, pageLink, baseUrl}: HostHeaders): string {
  const lines = [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...[baseUrl, `${baseUrl}docs/*`].flatMap((pages) => [pages, `  Link: ${pageLink}`]),
    `${baseUrl}assets/*`,
    `  Cache-Control: ${HASHED}`,
  ];
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, but hosts ignore lines of more than ${MAX_LINE_LENGTH}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
