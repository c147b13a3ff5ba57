import type {SearchIndex} from './searchIndex';
import {MAX_LONGER, WEIGHTS} from './weights';
import {stem} from './wordForms';

/** One meaning of a word of the query. If it has several terms, a section must have them side by side. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for the word that was typed, less for forms and synonyms. */
  weight: number;
  /** True for another word; left out for a form of the word that was typed. */
  isSynonym?: true;
}

/**
 * Lists the alternatives of a word: the word itself, its family (install, installed), its synonyms, and
 * longer words if the manual has none of these. A known word is never completed: `mac` does not also mean
 * `machine`.
 * @param isBegun whether the term is only the beginning of a word, even if the manual has it: `n` of `Ctrl+N`
 */
export function expandWord(term: string, index: SearchIndex, isBegun = false): Alternative[] {
  const family = (index.families.get(stem(term)) ?? [])
    .filter((other) => other !== term)
    .map((other) => ({terms: [other], weight: WEIGHTS.family}));
  const variants = [...family, ...synonymsOf(term, index)];
  const isKnown = variants.length > 0 || index.vocabulary.has(term);
  const longer = isKnown && !isBegun ? [] : longerTerms(term, index);
  return [{terms: [term], weight: 1}, ...variants, ...longer];
}

/** Lists the alternatives of a phrase: its words side by side, and its synonyms. */
export function expandPhrase(phrase: readonly string[], index: SearchIndex): Alternative[] {
  return [{terms: phrase, weight: 1}, ...synonymsOf(phrase.join(' '), index)];
}

function synonymsOf(entry: string, {synonyms}: SearchIndex): Alternative[] {
  return (synonyms.get(entry) ?? []).map((terms) => ({
    terms,
    weight: WEIGHTS.synonym,
    isSynonym: true,
  }));
}

function longerTerms(start: string, {vocabulary}: SearchIndex): Alternative[] {
  return [...vocabulary]
    .filter((term) => term.length > start.length && term.startsWith(start))
    .sort((a, b) => a.length - b.length)
    .slice(0, MAX_LONGER)
    .map((term) => ({terms: [term], weight: WEIGHTS.family}));
}
