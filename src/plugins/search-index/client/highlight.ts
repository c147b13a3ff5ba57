import type {Word} from '../shared/tokenize';
import type {HighlightedValue} from '../types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text to HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export interface Marking {
  /** The words of a text, as the index has them. */
  words: (text: string) => Word[];
  /** Whether a term is one that was found. */
  isFound: (term: string) => boolean;
  preTag: string;
  postTag: string;
}

/** Escapes the text, then marks the words that were found. */
export function highlight(text: string, marking: Marking): HighlightedValue {
  return mark(text, marking.words(text), marking);
}

/**
 * A window of `size` words around the first mark, or from the start when nothing is marked.
 * @param ellipsis HTML that stands where text was cut off
 */
export function snippet(
  text: string,
  size: number,
  ellipsis: string,
  marking: Marking,
): HighlightedValue {
  const words = marking.words(text);
  const first = words.findIndex((word) => isMarked(word, marking));
  // A third of the window stands before the mark, so that the reader sees what it belongs to.
  const start = Math.max(0, Math.min(first - Math.floor(size / 3), words.length - size));
  const shown = words.slice(start, start + size);
  const [from, to] = [shown[0], shown[shown.length - 1]];
  if (!from || !to) {
    return mark(text, [], marking);
  }
  const begin = start === 0 ? 0 : from.start;
  const end = start + size >= words.length ? text.length : to.end;
  const moved = shown.map((word) => ({...word, start: word.start - begin, end: word.end - begin}));
  const {value, matchLevel} = mark(text.slice(begin, end), moved, marking);
  return {
    value: `${begin > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
    matchLevel,
  };
}

function mark(text: string, words: readonly Word[], marking: Marking): HighlightedValue {
  let value = '';
  let done = 0;
  let marks = 0;
  for (const found of words) {
    if (isMarked(found, marking)) {
      const {start, end} = found;
      const word = escapeHtml(text.slice(start, end));
      value += `${escapeHtml(text.slice(done, start))}${marking.preTag}${word}${marking.postTag}`;
      done = end;
      marks += 1;
    }
  }
  const matchLevel = marks === 0 ? 'none' : marks < words.length ? 'partial' : 'full';
  return {value: value + escapeHtml(text.slice(done)), matchLevel};
}

function isMarked({wholes, parts}: Word, {isFound}: Marking): boolean {
  return wholes.some(isFound) || parts.some(isFound);
}
