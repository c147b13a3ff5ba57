// cspell:ignore apos

import {withPlainDigits} from '../data/plainDigits';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

const ENTITY = /&(?:(amp|apos|gt|lt|nbsp|quot)|#(\d{1,6})|#x([\da-f]{1,5}));/gi;

function readEntity(entity: string, name?: string, decimal?: string, hex?: string): string {
  const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
  return name
    ? (ENTITIES[name.toLowerCase()] ?? entity)
    : code > 0 && code < 0x110000
      ? String.fromCodePoint(code)
      : entity;
}

/**
 * What ways of copying leave between the characters: NUL and a mark at the start from UTF-16 that was read as
 * another encoding, marks of byte order and direction, and spaces without a width.
 */
const REMNANTS_OF_COPYING = /^(?:ÿþ|þÿ)|[\0\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Markdown's backslash before a punctuation mark. In a path, a letter or digit follows it. */
const ESCAPED = /\\([[\]_*`()])/g;

/** Splits a pasted text into lines, as the person who copied it saw them. */
export function splitLines(text: string): string[] {
  return text.replace(REMNANTS_OF_COPYING, '').split(/\r\n?|[\n\u2028\u2029]/);
}

/** Reads a line without what Markdown, HTML or another way of copying added to it. */
export function cleanLine(line: string): string {
  const plain = withPlainDigits(line);
  const decoded = plain.includes('&') ? plain.replace(ENTITY, readEntity) : plain;
  return decoded.includes('\\') ? decoded.replace(ESCAPED, '$1') : decoded;
}
