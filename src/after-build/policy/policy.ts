import {createHash} from 'node:crypto';
import type {AllowedHosts} from '../../data/company';

export interface PolicySources {
  readonly hosts: AllowedHosts;
  readonly inlineScripts: readonly string[];
  readonly styleAttributes: readonly string[];
  /** Texts of the `<style>` elements that scripts add to a page. */
  readonly styleElements: readonly string[];
}

/** The sources of each directive, in the order of the output. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives that browsers ignore in a `<meta>`: https://www.w3.org/TR/CSP3/#meta-element */
const HEADER_ONLY = ['frame-ancestors'];

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The security policy of the site. */
export function createPolicy({
  hosts: {script = [], connect = [], frame = [], image = []},
  inlineScripts,
  styleAttributes,
  styleElements,
}: PolicySources): Policy {
  return new Map([
    // Not 'none': Firefox applies this directive when it prefetches a page of the manual.
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...script, ...inlineScripts.map(hash)]],
    ['style-src', ["'self'", ...styleElements.map(hash)]],
    [
      'style-src-attr',
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(hash)] : ["'none'"],
    ],
    ['img-src', ["'self'", 'data:', ...image]], // icons of the theme's style sheet
    ['connect-src', ["'self'", ...connect]],
    ['font-src', ["'self'"]],
    ['frame-src', frame.length > 0 ? frame : ["'none'"]],
    ['media-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['worker-src', ["'self'"]], // the search
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ]);
}

/**
 * Whether the policy lets a page load an address.
 * @param origin of the site
 * @param list the list of allowed hosts that is about the address
 */
export function isAllowed(
  address: URL,
  origin: string,
  list: keyof AllowedHosts,
  hosts: AllowedHosts,
): boolean {
  const isOwn = address.origin === origin && list !== 'frame';
  const isIcon = address.protocol === 'data:' && list === 'image';
  return isOwn || isIcon || (hosts[list] ?? []).some((host) => isOnHost(address.origin, host));
}

/** Whether an origin is on an allowed host, which may begin with `https://*.`. */
export function isOnHost(origin: string, host: string): boolean {
  return origin === host || (host.includes('*') && origin.endsWith(host.replace(/^.*\*/, '')));
}

/** Formats the policy as the value of a header or of a `<meta>`. A `<meta>` leaves out some directives. */
export function formatPolicy(policy: Policy, {where}: {where: 'header' | 'meta'}): string {
  return [...policy]
    .filter(([directive]) => where === 'header' || !HEADER_ONLY.includes(directive))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
