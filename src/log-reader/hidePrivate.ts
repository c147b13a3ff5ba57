/**
 * What may identify a reader or an account, and what stands in its place. The rules run one after another, each
 * on what the one before it has left. Codes of up to five digits stay, and tickets, since they have a `#`.
 */
const PRIVATE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Keys and tokens, by their name or by their form
  [
    /\b(\w*(?:key|token|licen[cs]e|password|passwd|secret|login|account|acc|user|owner|e-?mail|name|server|serial)\w*)(\s*[=:]\s*|"\s*:\s*)("[^"]*"|'[^']*'|[^\s;,|]+)/gi,
    '$1$2[hidden]',
  ],
  [/\b(?:bearer|basic) [\w.~+/=-]{8,}/gi, '[key]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z\d]{4,}(?:-[A-Za-z\d]{4,}){2,}\b/g, '[key]'],
  [/\b(?!0x)(?=\w*\d)(?=\w*[A-Za-z])[A-Za-z\d_]{20,}\b={0,2}/g, '[key]'],
  // Addresses
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)\]]+/gi, '[address]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, '[address]'],
  [/\b(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}\b/gi, '[address]'],
  [
    /\b(?:[a-z\d-]+\.)+(?:com|net|org|io|info|example|local|co|eu|uk|de|biz|pro|trade|markets|fx)(?::\d+)?\b/gi,
    '[address]',
  ],
  // Folders, but not the name of the file
  [/(?:\b[A-Z]:|\\|[\w.%~-]+)\\+(?:[^\\/:*?"<>|\r\n'[\]]+\\+)+/gi, '[folder]\\'],
  [/(^|[\s"'(=])\/(?:[\w.+ -]+\/)+/gm, '$1[folder]/'],
  // Accounts, and the names of servers and brokers where lines have them
  [/'[^'\s\\.]{1,40}'(?=:)/g, "'[account]'"],
  [/\bfor '[^']*'/g, "for '[account]'"],
  [
    /\b(authorized on|authorization on|connection to|connected to|disconnected from|synchronized with|performed from|through|instead of|access point|via|access server)\s+(?:'[^']*'|(?:(?!\b(?:lost|failed|through|is|on|via|instead|\(|:)\b)[^:(\[\s]+ ?)+)/gi,
    '$1 [server] ',
  ],
  [
    /\b[A-Za-z][\w.]*(?:[- ][A-Za-z\d.]+)*?-(?:Demo|Live|Real|Server|ECN|Trial|Contest|MT[45])[\w-]*(?: ?\d+)?/g,
    '[server]',
  ],
  [/\b(balance|equity|deposit|profit)(\s*[:=]?\s*)-?[\d .,]*\d/gi, '$1$2[amount]'],
  // Numbers of six digits or more, but not a ticket after its `#` and not a part of a time, a price or an address in memory
  [/(^|[^\d#.:x])\d{6,}(?![\d.:])/gim, '$1[number]'],
];

/** Replaces account numbers, amounts of money, addresses, keys, folders and names of servers in lines of a log. */
export function hidePrivate(text: string): string {
  return PRIVATE.reduce(
    (hidden, [pattern, replacement]) => hidden.replace(pattern, replacement),
    text,
  );
}
