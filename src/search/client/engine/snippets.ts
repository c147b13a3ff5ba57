import {isStopWord} from '../../shared/stopWords';
import type {Word} from '../../shared/tokenize';
import type {TextPart} from '../../types';
import type {Alternative} from './expandWord';
import {lengthOfPhrase} from './wordSequence';

/** The words to look for in a text. */
interface FoundWords {
  /** Terms that count anywhere in the text. */
  terms: ReadonlySet<string>;
  /** Phrases, whose terms count only side by side: `no` of `no connection` means nothing alone. */
  phrases: readonly (readonly string[])[];
}

/**
 * Collects the terms and phrases of alternatives. Each keyword of a phrase that was typed also counts alone.
 */
export function foundWordsOf(alternatives: readonly Alternative[]): FoundWords {
  const isPhrase = ({terms}: Alternative) => terms.length > 1;
  const keywords = alternatives
    .filter((alternative) => isPhrase(alternative) && alternative.weight === 1)
    .flatMap(({terms}) => terms.filter((term) => !isStopWord(term)));
  const words = alternatives
    .filter((alternative) => !isPhrase(alternative))
    .flatMap(({terms}) => terms);
  return {
    terms: new Set([...words, ...keywords]),
    phrases: alternatives.filter(isPhrase).map(({terms}) => terms),
  };
}

/** For each word of a text, whether it is one of the found words. */
export function findMarks(words: readonly Word[], {terms, phrases}: FoundWords): boolean[] {
  const marks = words.map(
    ({term, otherTerms}) => terms.has(term) || otherTerms.some((other) => terms.has(other)),
  );
  for (const phrase of phrases) {
    words.forEach((_, start) => {
      const end = start + lengthOfPhrase(words, start, phrase);
      for (let index = start; index < end; index += 1) {
        marks[index] ||= phrase.includes(words[index]?.term ?? '');
      }
    });
  }
  return marks;
}

/** Marks where a snippet was cut off. */
const ELLIPSIS = '…';

export interface Marking {
  /** Splits a text into words as the index does. */
  words: (text: string) => Word[];
  /** For each of these words, whether it is marked. */
  marksOf: (words: readonly Word[]) => readonly boolean[];
  /** For each of these words, whether the query asks for it. This decides where a snippet begins. */
  foundIn: (words: readonly Word[]) => readonly boolean[];
  /** Rarity of a word in the index. */
  rarityOf: (term: string) => number;
  /**
   * Minimum score for a snippet to start mid-section. Below it, the snippet starts at the beginning, which
   * usually holds the answer.
   */
  minScore: number;
}

/** The whole text, split into marked and unmarked parts. */
export function highlight(text: string, {words, marksOf}: Marking): TextPart[] {
  const found = words(text);
  return split(text, found, marksOf(found));
}

/**
 * A window of `size` words around the words that were found: `…put the EA on a chart…`. Starts at the
 * beginning if the score of no window is above `minScore`.
 */
export function snippet(text: string, size: number, marking: Marking): TextPart[] {
  const words = marking.words(text);
  const marks = marking.marksOf(words);
  const start = startOfWindow(text, words, marking.foundIn(words), size, marking);
  const shown = words.slice(start, start + size);
  const before = start === 0 ? '' : ELLIPSIS;
  const after = start + size >= words.length ? '' : ELLIPSIS;
  const from = before ? (shown[0]?.start ?? 0) : 0;
  const to = after ? shown.at(-1)?.end : undefined;
  const shift = before.length - from;
  const moved = shown.map((word) => ({start: word.start + shift, end: word.end + shift}));
  return split(before + text.slice(from, to) + after, moved, marks.slice(start, start + size));
}

/** Finds the start of the window with the best score, the sum of the rarities of its found words. */
function startOfWindow(
  text: string,
  words: readonly Word[],
  isFound: readonly boolean[],
  size: number,
  {rarityOf, minScore}: Pick<Marking, 'rarityOf' | 'minScore'>,
): number {
  const last = Math.max(0, words.length - size);
  let best = {start: 0, score: minScore};
  let sentence = 0;
  let clause = 0;
  words.forEach(({start: from}, index) => {
    const between = index === 0 ? '' : text.slice(words[index - 1]?.end, from);
    sentence = /[.!?·]/.test(between) ? index : sentence;
    clause = /[.!?·:;,–—()]/.test(between) ? index : clause;
    if (!isFound[index]) {
      return;
    }
    // Start with the sentence, else with the clause. If both are long, put a third of the window in front of the word.
    const whole = [sentence, clause].find((first) => index - first <= 0.6 * size);
    const start = whole ?? Math.min(index - Math.floor(size / 3), last);
    const found = words.slice(start, start + size).filter((_, shown) => isFound[start + shown]);
    const score = [...new Set(found.map(({term}) => term))].reduce(
      (sum, term) => sum + rarityOf(term),
      0,
    );
    if (score > best.score) {
      best = {start, score};
    }
  });
  return best.start;
}

function split(
  text: string,
  words: readonly Pick<Word, 'start' | 'end'>[],
  marks: readonly boolean[],
): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > done) {
      parts.push({text: text.slice(done, end), isMatch});
      done = end;
    }
  };
  for (const {start, end} of words.filter((_, index) => marks[index])) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
