import type {Query} from 'minisearch';
import {SYNONYMS} from '../shared/synonyms';
import type {QueryWord} from './parseQuery';
import type {FieldName, SearchIndex} from './searchIndex';

/** What one word of a query found in one section. */
export interface WordMatch {
  score: number;
  /** Terms of the section that matched. */
  terms: readonly string[];
}

/** What each field is worth: titles and headings say what a text is about. */
const FIELD_BOOSTS: Record<FieldName, number> = {heading: 6, above: 3, path: 2, content: 1};

const PREFIX_WEIGHT = 0.6;
const FUZZY_WEIGHT = 0.25;
const SYNONYM_WEIGHT = 0.8;

/** Typing mistakes that are forgiven, by the length of the word. Digits are never guessed. */
export function allowedTypos(term: string): number {
  if (/\p{N}/u.test(term) || term.length < 4) {
    return 0;
  }
  return term.length < 8 ? 1 : 2;
}

/** Sections in which a word was found, by place in the file. */
export function matchWord(word: QueryWord, index: SearchIndex): Map<number, WordMatch> {
  const [whole = '', ...parts] = word.terms;
  const prefix = word.open || whole.length >= 5;
  const known = index.vocabulary.has(whole);
  const query: Query = {
    combineWith: 'OR',
    queries: [
      {queries: [whole], prefix, fuzzy: known ? false : allowedTypos(whole)},
      ...(parts.length > 1 ? [{queries: parts, combineWith: 'AND' as const}] : []),
      ...synonymsOf(whole).map((phrase) => ({
        queries: index.tokenizer.terms(phrase),
        combineWith: 'AND' as const,
        boostTerm: () => SYNONYM_WEIGHT,
      })),
    ],
  };
  const results = index.engine.search(query, {
    tokenize: (term) => [term],
    boost: FIELD_BOOSTS,
    weights: {prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT},
  });
  return new Map(results.map(({id, score, terms}) => [Number(id), {score, terms}]));
}

function synonymsOf(term: string): string[] {
  return SYNONYMS.filter((row) => row.includes(term)).flatMap((row) =>
    row.filter((other) => other !== term),
  );
}
