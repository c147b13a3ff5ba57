import {splitLines} from './cleanText';

/** More than this is not read at once: a page must not freeze. */
const HALF_LINES = 1000;
const HALF_LETTERS = 200_000;

/** Stands in the place of what was left out. */
const CUT = '\n[…]\n';

/** Cuts a log to what is read of it: its beginning and its end, since some logs have the newest line first. */
export function shortenLog(text: string): string {
  const whole = text.replace(CUT, '\n');
  const short =
    whole.length > 2 * HALF_LETTERS
      ? `${whole.slice(0, HALF_LETTERS)}\n${whole.slice(-HALF_LETTERS)}`
      : whole;
  const lines = splitLines(short);
  if (short === whole && lines.length <= 2 * HALF_LINES) {
    return text;
  }
  const half = Math.min(HALF_LINES, Math.ceil(lines.length / 2));
  return lines.slice(0, half).join('\n') + CUT + lines.slice(-half).join('\n');
}

/** Whether `shortenLog` has cut a text. */
export function isShortened(text: string): boolean {
  return text.includes(CUT);
}
