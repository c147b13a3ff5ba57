/**
 * What ways of copying leave between the characters: NUL and a mark at the start from UTF-16 that was read as
 * another encoding, marks of byte order and direction, and spaces without a width.
 */
const REMNANTS_OF_COPYING = /^(?:ÿþ|þÿ)|[\0\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Splits a pasted text into lines, as the person who copied it saw them. */
export function splitLines(text: string): string[] {
  return text.replace(REMNANTS_OF_COPYING, '').split(/\r\n?|[\n\u2028\u2029]/);
}
