/**
 * Lines that readers type to find a section, which the page does not show. They are keyed by the anchor of the
 * section; the empty key is the page itself.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;
