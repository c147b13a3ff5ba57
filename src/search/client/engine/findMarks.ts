import type {Word} from '../../shared/tokenize';
import type {QueryWord} from './parseQuery';
import {isStopWord} from '../../shared/stopWords';
import {lengthOfPhrase} from './wordSequence';

/** Terms and phrases to mark in a text. */
export interface FoundWords {
  /** Terms that count alone. */
  terms: ReadonlySet<string>;
  /** Phrases that count only when they are complete: `no` of `no connection` says nothing alone. */
  phrases: readonly (readonly string[])[];
}

/** What to mark for a query. Each keyword of a phrase that was typed is marked alone as well. */
export function foundWordsOf(
  words: readonly Pick<QueryWord, 'alternatives' | 'terms' | 'phrases'>[],
): FoundWords {
  const typed = words
    .flatMap(({alternatives}) => alternatives.filter(({weight}) => weight === 1))
    .flatMap(({terms}) => terms.filter((term) => !isStopWord(term)));
  return {
    terms: new Set([...words.flatMap(({terms}) => [...terms]), ...typed]),
    phrases: words.flatMap(({phrases}) => phrases),
  };
}

/** For each word of a text, whether it is to be marked. */
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
