import type {SearchIndex} from './searchIndex';
import {MOST_LONGER, WEIGHTS} from './weights';
import {stem} from './wordForms';

/** One way to say a word of the query. If it has several terms, a section must have them side by side. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for what was typed, less for what is like it. */
  weight: number;
  /** It is another word, not a form of the one that was typed. */
  isSynonym?: true;
}

/**
 * Lists what a word may stand for: itself, its family (install, installed), its synonyms, and longer words if
 * the manual knows none of these. A known word is never completed: `mac` does not also mean `machine`.
 */
export function expandWord(term: string, index: SearchIndex): Alternative[] {
  const family = (index.families.get(stem(term)) ?? [])
    .filter((other) => other !== term)
    .map((other) => ({terms: [other], weight: WEIGHTS.family}));
  const like = [...family, ...synonymsOf(term, index)];
  const isKnown = like.length > 0 || index.vocabulary.has(term);
  const longer = isKnown ? [] : longerTerms(term, index);
  return [{terms: [term], weight: 1}, ...like, ...longer];
}

/** What a phrase may stand for: its words side by side, and its synonyms. */
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
    .slice(0, MOST_LONGER)
    .map((term) => ({terms: [term], weight: WEIGHTS.longer}));
}
