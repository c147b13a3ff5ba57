import type {Word} from '../../shared/tokenize';
import type {Alternative} from './expandWord';
import {isStopWord} from '../../shared/stopWords';
import {lengthOfPhrase} from './wordSequence';

/** What to look for in a text. */
export interface FoundWords {
  /** Terms that count wherever they are. */
  terms: ReadonlySet<string>;
  /** Terms that count only side by side: `no` of `no connection` says nothing alone. */
  phrases: readonly (readonly string[])[];
}

/** The terms and phrases of alternatives. Each keyword of a phrase that was typed counts alone as well. */
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

/** For each word of a text, whether it is one of them. */
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
