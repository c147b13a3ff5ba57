import type {Word} from '../shared/tokenize';
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
