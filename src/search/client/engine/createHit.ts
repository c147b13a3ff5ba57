import {objectIdOf, pathOf} from '../../shared/indexFormat';
import {isStopWord} from '../../shared/stopWords';
import type {Word} from '../../shared/tokenize';
import type {MarkedText, SearchHit, SearchRecord, TextPart} from '../../types';
import type {Alternative} from './expandWord';
import {lengthOfPhrase} from './wordSequence';

/** Turns a record into a hit with marks and snippets. */
export function createHit(record: SearchRecord, marking: Marking, snippetWords: number): SearchHit {
  const cut = (text: string | null): MarkedText | null =>
    text ? snippet(text, snippetWords, marking) : null;
  const headings = record.headings.filter((heading) => heading !== null);
  return {
    objectID: objectIdOf(record),
    path: pathOf(record),
    platform: record.platform,
    manual: record.manual,
    headings: headings.map((heading) => highlight(heading, marking)),
    content: cut(record.content),
    message: cut(record.message),
    remedy: cut(record.remedy),
  };
}

/** The words to look for in a text. */
export interface FoundWords {
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
    .filter((it) => isPhrase(it) && it.weight === 1)
    .flatMap(({terms}) => terms.filter((term) => !isStopWord(term)));
  const words = alternatives.filter((it) => !isPhrase(it)).flatMap(({terms}) => terms);
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
      for (let at = start; at < end; at += 1) {
        marks[at] ||= phrase.includes(words[at]?.term ?? '');
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
  /** How informative a word is: rare words are worth more. */
  worthOf: (term: string) => number;
  /**
   * The worth that a window must exceed. Otherwise the snippet starts at the beginning, where sections have
   * their answer.
   */
  enough: number;
}

/** The whole text, split into marked and unmarked parts. */
export function highlight(text: string, {words, marksOf}: Marking): TextPart[] {
  const found = words(text);
  return split(text, found, marksOf(found));
}

/**
 * A window of `size` words around the words that were found. Starts at the beginning if they are worth too
 * little.
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

/** Finds the start of the window whose found words are worth most; the first one if several are equal. */
function startOfWindow(
  text: string,
  words: readonly Word[],
  isFound: readonly boolean[],
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
    if (!isFound[at]) {
      return;
    }
    // Start with the sentence. If it is long, put a third of the window in front of the found word.
    const before = at - sentence <= size / 2 ? at - sentence : Math.floor(size / 3);
    const start = Math.min(Math.max(0, at - before), last);
    const found = words.slice(start, start + size).filter((_, shown) => isFound[start + shown]);
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
  for (const {start, end} of words.filter((_, at) => marks[at])) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
