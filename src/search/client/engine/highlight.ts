import type {Word} from '../../shared/tokenize';
import {escapeHtml} from '../../shared/html';
import type {HighlightedValue} from '../../types';

export interface Marking {
  /** The words of a text, as the index has them. */
  words: (text: string) => Word[];
  /** For each of these words, whether it was found. */
  marksOf: (words: readonly Word[]) => readonly boolean[];
  preTag: string;
  postTag: string;
}

/** Escapes the text, then marks the words that were found. */
export function highlight(text: string, marking: Marking): HighlightedValue {
  const words = marking.words(text);
  return mark(text, words, marking.marksOf(words), marking);
}

/**
 * A window of `size` words around what was found, or from the start when nothing was.
 * @param ellipsis HTML that stands where text was cut off
 */
export function snippet(
  text: string,
  size: number,
  ellipsis: string,
  marking: Marking,
): HighlightedValue {
  const words = marking.words(text);
  const marks = marking.marksOf(words);
  const start = startOfWindow(words, marks, size);
  const shown = words.slice(start, start + size);
  const [from, to] = [shown[0], shown[shown.length - 1]];
  if (!from || !to) {
    return mark(text, [], [], marking);
  }
  const begin = start === 0 ? 0 : from.start;
  const end = start + size >= words.length ? text.length : to.end;
  const moved = shown.map((word) => ({...word, start: word.start - begin, end: word.end - begin}));
  const {value, matchLevel} = mark(
    text.slice(begin, end),
    moved,
    marks.slice(start, start + size),
    marking,
  );
  return {
    value: `${begin > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
    matchLevel,
  };
}

/** Where the window begins that says the most words of what was found: the first of several. */
function startOfWindow(words: readonly Word[], marks: readonly boolean[], size: number): number {
  const last = Math.max(0, words.length - size);
  let best = {start: 0, said: 0};
  marks.forEach((isMarked, place) => {
    if (!isMarked) {
      return;
    }
    // A third of the window stands before the mark, so that the reader sees what it belongs to.
    const start = Math.min(Math.max(0, place - Math.floor(size / 3)), last);
    const found = words.slice(start, start + size).filter((_, at) => marks[start + at]);
    const said = new Set(found.map(({wholes}) => wholes[0])).size;
    if (said > best.said) {
      best = {start, said};
    }
  });
  return best.start;
}

function mark(
  text: string,
  words: readonly Word[],
  marks: readonly boolean[],
  {preTag, postTag}: Pick<Marking, 'preTag' | 'postTag'>,
): HighlightedValue {
  let value = '';
  let done = 0;
  const marked = words.filter((_, place) => marks[place]);
  for (const {start, end} of marked) {
    const word = escapeHtml(text.slice(start, end));
    value += `${escapeHtml(text.slice(done, start))}${preTag}${word}${postTag}`;
    done = end;
  }
  const matchLevel =
    marked.length === 0 ? 'none' : marked.length < words.length ? 'partial' : 'full';
  return {value: value + escapeHtml(text.slice(done)), matchLevel};
}
