import type {Word} from '../../shared/tokenize';
import type {QueryWord} from './parseQuery';
import {isQuestionWord} from './questionWords';
import {lengthOfPhrase} from './wordSequence';

/** What says the words of a query in a text. */
export interface FoundWords {
  /** Terms that say one by themselves. */
  terms: ReadonlySet<string>;
  /** What says one only side by side: `no` of `no connection` says nothing alone. */
  phrases: readonly (readonly string[])[];
}

/** What to mark for a query. Of a phrase that was typed, each telling word says something alone. */
export function foundWordsOf(
  words: readonly Pick<QueryWord, 'alternatives' | 'terms' | 'phrases'>[],
): FoundWords {
  const typed = words
    .flatMap(({alternatives}) => alternatives.filter(({weight}) => weight === 1))
    .flatMap(({terms}) => terms.filter((term) => !isQuestionWord(term)));
  return {
    terms: new Set([...words.flatMap(({terms}) => [...terms]), ...typed]),
    phrases: words.flatMap(({phrases}) => phrases),
  };
}

/** For each word of a text, whether it is to be marked. */
export function findMarks(words: readonly Word[], {terms, phrases}: FoundWords): boolean[] {
  const has = (term: string) => terms.has(term);
  const marks = words.map(({wholes, parts}) => wholes.some(has) || parts.some(has));
  for (const phrase of phrases) {
    words.forEach((_, place) => {
      const end = place + lengthOfPhrase(words, place, phrase);
      for (let at = place; at < end; at += 1) {
        marks[at] ||= phrase.some((term) => words[at]?.wholes.includes(term));
      }
    });
  }
  return marks;
}
