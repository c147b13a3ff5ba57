import type {Word} from '../../shared/tokenize';
import {escapeHtml} from '../../shared/html';
import type {HighlightedValue} from '../../types';

/** Stands where a snippet was cut off. */
const ELLIPSIS = '…';

export interface Marking {
  /** The words of a text, as the index has them. */
  words: (text: string) => Word[];
  /** For each of these words, whether it was found. */
  marksOf: (words: readonly Word[]) => readonly boolean[];
  /** How much a word tells: a rare one more. */
  worthOf: (term: string) => number;
  /** What a part of the text has to tell, or the text is shown from its start: sections begin with the answer. */
  enough: number;
}

/** Escapes the text, then marks the words that were found. */
export function highlight(text: string, {words, marksOf}: Marking): HighlightedValue {
  const found = words(text);
  return {value: mark(text, found, marksOf(found))};
}

/** A window of `size` words around what was found, or from the start when that tells too little. */
export function snippet(text: string, size: number, marking: Marking): HighlightedValue {
  const words = marking.words(text);
  const marks = marking.marksOf(words);
  const start = startOfWindow(text, words, marks, size, marking);
  const shown = words.slice(start, start + size);
  const [from, to] = [shown[0], shown[shown.length - 1]];
  if (!from || !to) {
    return {value: escapeHtml(text)};
  }
  const begin = start === 0 ? 0 : from.start;
  const end = start + size >= words.length ? text.length : to.end;
  const moved = shown.map((word) => ({...word, start: word.start - begin, end: word.end - begin}));
  const value = mark(text.slice(begin, end), moved, marks.slice(start, start + size));
  return {
    value: `${begin > 0 ? ELLIPSIS : ''}${value}${end < text.length ? ELLIPSIS : ''}`,
  };
}

/** Where the window begins whose words tell the most of what was found: the first of several. */
function startOfWindow(
  text: string,
  words: readonly Word[],
  marks: readonly boolean[],
  size: number,
  {worthOf, enough}: Pick<Marking, 'worthOf' | 'enough'>,
): number {
  const last = Math.max(0, words.length - size);
  let best = {start: 0, told: enough};
  let sentence = 0;
  words.forEach(({start: from}, at) => {
    if (at > 0 && /[.!?·]/.test(text.slice(words[at - 1]?.end, from))) {
      sentence = at;
    }
    if (!marks[at]) {
      return;
    }
    // A sentence is read from its beginning. In a long one, a third of the window stands before the mark.
    const before = at - sentence <= size / 2 ? at - sentence : Math.floor(size / 3);
    const start = Math.min(Math.max(0, at - before), last);
    const found = words.slice(start, start + size).filter((_, shown) => marks[start + shown]);
    const told = [...new Set(found.map(({term}) => term))].reduce(
      (sum, it) => sum + worthOf(it),
      0,
    );
    if (told > best.told) {
      best = {start, told};
    }
  });
  return best.start;
}

function mark(text: string, words: readonly Word[], marks: readonly boolean[]): string {
  let value = '';
  let done = 0;
  for (const {start, end} of words.filter((_, at) => marks[at])) {
    const word = escapeHtml(text.slice(start, end));
    value += `${escapeHtml(text.slice(done, start))}<mark>${word}</mark>`;
    done = end;
  }
  return value + escapeHtml(text.slice(done));
}
