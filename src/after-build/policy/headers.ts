/** Headers for one path, or for all paths with the same beginning if it ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Tells browsers to use TLS only. Its value is the one that https://hstspreload.org recommends: two years. */
export const HSTS = 'Strict-Transport-Security';

/**
 * Every header of the site. Only files with a hash in their name get a `Cache-Control`: hosts send
 * "revalidate" for all others by themselves, and would join the values if two rules set one.
 * @param policy value of `Content-Security-Policy`
 * @param baseUrl of the site, with a slash at its end
 */
export function createHeaderRules(policy: string, baseUrl: string): HeaderRule[] {
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // Only features that every browser knows: Chromium prints a warning about others.
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        [HSTS]: 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    {
      path: `${baseUrl}assets/*`,
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
  ];
}
