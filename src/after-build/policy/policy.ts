import {createHash} from 'node:crypto';

/** Other origins that the site needs. */
export interface ForeignOrigins {
  /** Origins whose scripts pages load, and to which these scripts may send requests. */
  readonly scripts: readonly string[];
  /** Origins whose pages may be shown in a frame. */
  readonly frames: readonly string[];
}

export interface PolicySources extends ForeignOrigins {
  readonly inlineScripts: readonly string[];
  readonly styleAttributes: readonly string[];
  /** Texts of the `<style>` elements that scripts add to a page. */
  readonly styleElements: readonly string[];
  /** Further origins to which scripts may send requests: those of the hosted search. */
  readonly connectTo: readonly string[];
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
  scripts,
  frames,
  inlineScripts,
  styleAttributes,
  styleElements,
  connectTo,
}: PolicySources): Policy {
  return new Map([
    // Not 'none': Firefox applies this directive when it prefetches a page of the manual.
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scripts, ...inlineScripts.map(hash)]],
    ['style-src', ["'self'", ...styleElements.map(hash)]],
    [
      'style-src-attr',
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(hash)] : ["'none'"],
    ],
    ['img-src', ["'self'", 'data:']], // icons of the theme's style sheet
    ['connect-src', ["'self'", ...scripts, ...connectTo]],
    ['font-src', ["'self'"]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ['media-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['worker-src', ["'self'"]], // the search
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ]);
}

/** Formats the policy as the value of a header or of a `<meta>`. A `<meta>` leaves out some directives. */
export function formatPolicy(policy: Policy, {where}: {where: 'header' | 'meta'}): string {
  return [...policy]
    .filter(([directive]) => where === 'header' || !HEADER_ONLY.includes(directive))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
