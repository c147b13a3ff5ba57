// cspell:ignore apos

import {withPlainDigits} from './plainDigits';

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

/** Markdown's backslash before a punctuation mark. In a path, a letter or digit follows it. */
const ESCAPED = /\\([[\]_*`()])/g;

/** Reads a line without what Markdown, HTML or another way of copying added to it. */
export function cleanLine(line: string): string {
  const plain = withPlainDigits(line);
  const decoded = plain.includes('&') ? plain.replace(ENTITY, readEntity) : plain;
  return decoded.includes('\\') ? decoded.replace(ESCAPED, '$1') : decoded;
}
