import type {Terms, Word} from '../../shared/tokenize';
import {isStopWord} from '../../shared/stopWords';
import {stem} from './wordForms';

/** A text as the stems of its words in order, with a blank before and after each stem. */
export interface WordSequence {
  all: string;
  /** Without stop words: `attach the EA` and `attach EA` are one phrase. */
  withoutStops: string;
}

export function readSequence(words: readonly Word[]): WordSequence {
  const terms = words.map(({term}) => term);
  return {
    all: joinStems(terms),
    withoutStops: joinStems(terms.filter((term) => !isStopWord(term))),
  };
}

export function joinStems(terms: readonly string[]): string {
  return ` ${terms.map(stem).join(' ')} `;
}

/** Whether a text has the terms side by side. Stop words between them do not count. */
export function hasPhrase({all, withoutStops}: WordSequence, terms: readonly string[]): boolean {
  const phrase = joinStems(terms);
  return all.includes(phrase) || withoutStops.includes(phrase);
}

/**
 * Whether a text has the words in the same order; other words may be between them. Both arguments have the
 * form of `WordSequence`.
 */
export function hasInOrder(text: string, words: string): boolean {
  let from = 0;
  return words
    .trim()
    .split(' ')
    .every((word) => {
      const position = text.indexOf(` ${word} `, from);
      from = position + word.length;
      return position !== -1;
    });
}

/**
 * Counts the words that a phrase takes up in a text. Stop words may stand between its own words, as in `stop
 * the robot`.
 * @param start index of the word at which the phrase must begin
 * @returns 0 if the phrase does not begin there
 */
export function lengthOfPhrase(
  words: readonly Pick<Terms, 'term'>[],
  start: number,
  phrase: readonly string[],
): number {
  let found = 0;
  for (let index = start; index < words.length; index += 1) {
    const {term} = words[index] as Pick<Terms, 'term'>;
    if (term === phrase[found]) {
      found += 1;
    } else if (found === 0 || !isStopWord(term)) {
      return 0;
    }
    if (found === phrase.length) {
      return index + 1 - start;
    }
  }
  return 0;
}
