const ASCII = /^[\0-\x7F]*$/;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Writes the digits of all scripts as 0–9: full-width, Arabic, Persian and Devanagari digits, for example. */
export function withPlainDigits(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFKC').replace(OTHER_DIGITS, digitValue);
}

/** The value of a digit of any script. Unicode has the ten digits of a script one after the other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
  }
  return String(code - zero);
}
