import type {Word} from '../../shared/tokenize';
import {isQuestionWord} from './questionWords';
import {stem} from './wordForms';

/** A text as the stems of its words in order, with a blank before and after each. */
export interface WordSequence {
  all: string;
  /** Without question words: `attach the EA` and `attach EA` are one phrase. */
  telling: string;
}

export function readSequence(words: readonly Word[]): WordSequence {
  const terms = words.flatMap(({wholes}) => wholes[0] ?? []);
  return {
    all: joinStems(terms),
    telling: joinStems(terms.filter((term) => !isQuestionWord(term))),
  };
}

export function joinStems(terms: readonly string[]): string {
  return ` ${terms.map(stem).join(' ')} `;
}

/** Whether a text has the terms side by side. */
export function hasPhrase({all, telling}: WordSequence, terms: readonly string[]): boolean {
  const phrase = joinStems(terms);
  return all.includes(phrase) || telling.includes(phrase);
}

/**
 * How many words a phrase takes from a place on, with question words between its own, as in `stop the
 * robot`.
 * @returns 0 when it does not begin there
 */
export function lengthOfPhrase(
  words: readonly Pick<Word, 'wholes'>[],
  place: number,
  phrase: readonly string[],
): number {
  let said = 0;
  for (let at = place; at < words.length; at += 1) {
    const {wholes} = words[at] as Pick<Word, 'wholes'>;
    if (wholes.includes(phrase[said] ?? '')) {
      said += 1;
    } else if (said === 0 || !wholes.some(isQuestionWord)) {
      return 0;
    }
    if (said === phrase.length) {
      return at + 1 - place;
    }
  }
  return 0;
}
