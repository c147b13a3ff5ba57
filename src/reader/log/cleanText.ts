const ASCII = /^[\0-\x7F]*$/;
const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** The value of a digit of any script. Unicode has the ten digits of a script one after the other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && DIGIT.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
  }
  return String(code - zero);
}

/** Writes the digits of all scripts as 0–9: full-width, Arabic, Persian and Devanagari digits, for example. */
export function withPlainDigits(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFKC').replace(OTHER_DIGITS, digitValue);
}

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
 * What ways of copying leave between the letters: NUL and a mark at the start from UTF-16 that was read as
 * another encoding, marks of byte order and direction, and spaces without a width.
 */
const LEFTOVERS = /^(?:ÿþ|þÿ)|[\0\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Markdown's backslash before a sign. A path has letters after it. */
const ESCAPED = /\\([[\]_*`()])/g;

/** Splits a pasted text into lines, as the person who copied it saw them. */
export function splitLines(text: string): string[] {
  return text.replace(LEFTOVERS, '').split(/\r\n?|\n|\u2028|\u2029/);
}

/** Reads a line without what Markdown, HTML or another way of copying added to its letters. */
export function cleanLine(line: string): string {
  const plain = withPlainDigits(line);
  const decoded = plain.includes('&') ? plain.replace(ENTITY, readEntity) : plain;
  return decoded.includes('\\') ? decoded.replace(ESCAPED, '$1') : decoded;
}
