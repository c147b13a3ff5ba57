import {cleanLine} from './cleanLine';

/** A number in any form: `10027`, `[10027]`, `#10027`, `err 130`, `retcode=10027`, `10 027`. */
const NUMBER =
  /^[^\p{L}\d]*(?:(?:last[ _]?)?err(?:or)?(?:[ _-]?(?:code|id|nr|no|number))?|ret[ _-]?code|code)?[^\p{L}\d-]*(\d{1,2}[ ,.’']\d{3}|\d{1,6})[^\p{L}\d]*$/iu;

/**
 * Reads the digits of a text that is one number and perhaps a word for it, without zeros before them; null for any
 * other text.
 */
export function readNumber(text: string): string | null {
  // The longest form of a number is far shorter.
  const line = text.length > 60 ? '' : cleanLine(text.trim());
  const digits = NUMBER.exec(line)?.[1]?.replace(/\D/g, '');
  return digits === undefined ? null : String(Number(digits));
}
