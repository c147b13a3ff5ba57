import {unescapeHtml} from '../shared/html';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const OPEN = '<mark>';
const CLOSE = '</mark>';

/**
 * Takes the escaped HTML of a hit apart, so that it can be shown without being read as HTML: all
 * that is not `<mark>` or `</mark>` is text.
 */
export function parseMarks(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (;;) {
    const start = html.indexOf(OPEN, done);
    const end = html.indexOf(CLOSE, start);
    if (start === -1 || end === -1) {
      break;
    }
    add(done, start, false);
    add(start + OPEN.length, end, true);
    done = end + CLOSE.length;
  }
  add(done, html.length, false);
  return parts;

  function add(from: number, to: number, isMatch: boolean): void {
    if (from < to) {
      parts.push({text: unescapeHtml(html.slice(from, to)), isMatch});
    }
  }
}
