import type {SearchIndex} from './searchIndex';
import {stem} from './wordForms';

/** Terms that say a word of the query. Of several a section must have all, side by side. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for what was typed, less for what is only like it. */
  weight: number;
}

/** What is left of a word's score where a section says it in another way. */
export const WEIGHTS = {family: 0.8, longer: 0.4, synonym: 0.8, compound: 0.9};

/** More words that go on from the same letters are noise, and time. */
const MOST_LONGER = 40;

/** What a longer word loses for each letter that was not typed. */
const UNTYPED_LETTER = 0.06;

/**
 * What a word may stand for: itself, its family (install, installed), its synonyms, and a longer
 * word while it is being typed. Where the manual knows none of these: two words written as one.
 * @param wholes the word, and a constant also without its prefix
 * @param open the word may be going on
 */
export function expandWord(
  wholes: readonly string[],
  open: boolean,
  index: SearchIndex,
): Alternative[] {
  const [whole = ''] = wholes;
  const typed = wholes.map((term) => ({terms: [term], weight: 1}));
  const family = (index.families.get(stem(whole)) ?? [])
    .filter((term) => !wholes.includes(term))
    .map((term) => ({terms: [term], weight: WEIGHTS.family}));
  const like = [...family, ...synonymsOf(whole, index)];
  const isKnown = like.length > 0 || wholes.some((term) => index.vocabulary.has(term));
  const longer = open || !isKnown ? longerTerms(whole, index) : [];
  const pair = isKnown || longer.length > 0 ? undefined : splitCompound(whole, index);
  const apart = pair ? [{terms: pair, weight: WEIGHTS.compound}] : [];
  return [...typed, ...like, ...longer, ...apart];
}

/** What a phrase may stand for: its words side by side, its synonyms, its words written as one. */
export function expandPhrase(phrase: readonly string[], index: SearchIndex): Alternative[] {
  const compound = phrase.join('');
  return [
    {terms: phrase, weight: 1},
    ...synonymsOf(phrase.join(' '), index),
    ...(index.vocabulary.has(compound) ? [{terms: [compound], weight: WEIGHTS.compound}] : []),
  ];
}

function synonymsOf(entry: string, {synonyms}: SearchIndex): Alternative[] {
  return (synonyms.get(entry) ?? []).map((terms) => ({terms, weight: WEIGHTS.synonym}));
}

function longerTerms(start: string, {vocabulary}: SearchIndex): Alternative[] {
  return [...vocabulary]
    .filter((term) => term.length > start.length && term.startsWith(start))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_LONGER)
    .map((term) => ({
      terms: [term],
      weight: WEIGHTS.longer / (1 + UNTYPED_LETTER * (term.length - start.length)),
    }));
}

/** `stopout` to `stop` and `out`, when the manual has both. */
function splitCompound(term: string, {vocabulary}: SearchIndex): [string, string] | undefined {
  for (let cut = term.length - 3; cut >= 3; cut -= 1) {
    const [first, second] = [term.slice(0, cut), term.slice(cut)];
    if (vocabulary.has(first) && vocabulary.has(second)) {
      return [first, second];
    }
  }
  return undefined;
}
