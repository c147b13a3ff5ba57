import type {HeaderRule} from './types';

/** For two years, as https://hstspreload.org recommends it for sites that stay on TLS. */
export const HSTS = 'Strict-Transport-Security';

/**
 * Every header of the site. Hosts send "revalidate" by themselves for what has no `Cache-Control` here;
 * the rule of the hashed files is the only one, since hosts join the values of two.
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
        // Only features that each browser knows: Chromium warns of others in the console.
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
