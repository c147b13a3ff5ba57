import {splitLines} from './splitLines';

/** More than this is not read at once: a page must not freeze. */
const HALF_LINES = 1000;
const HALF_LENGTH = 200_000;

/** Stands in the place of what was left out. */
const OMISSION_MARK = '\n[…]\n';

/** Cuts a log to what is read of it: its beginning and its end, since some logs have the newest line first. */
export function shortenLog(text: string): string {
  const whole = text.replace(OMISSION_MARK, '\n');
  const short =
    whole.length > 2 * HALF_LENGTH
      ? `${whole.slice(0, HALF_LENGTH)}\n${whole.slice(-HALF_LENGTH)}`
      : whole;
  const lines = splitLines(short);
  if (short === whole && lines.length <= 2 * HALF_LINES) {
    return text;
  }
  const half = Math.min(HALF_LINES, Math.ceil(lines.length / 2));
  return lines.slice(0, half).join('\n') + OMISSION_MARK + lines.slice(-half).join('\n');
}

/** Whether `shortenLog` has cut a text. */
export function isShortened(text: string): boolean {
  return text.includes(OMISSION_MARK);
}
