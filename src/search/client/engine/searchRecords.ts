import type {Platform, SearchContext, SearchParameters} from '../../types';
import {collapseTwins} from './collapseTwins';
import {foundWordsOf, type FoundWords} from './findMarks';
import {findMatches, type Match} from './findMatches';
import {parseQuery, type ParsedQuery, type QueryWord} from './parseQuery';
import {placeRows, type FoundRow} from './placeRows';
import {isQuestionWord} from './questionWords';
import {rankMatches} from './rank';
import type {SearchIndex} from './searchIndex';
import {joinStems} from './wordSequence';

const PLATFORMS: ReadonlySet<string> = new Set<Platform>(['mt4', 'mt5']);

export interface SearchAnswer {
  /** Best first, spread over the pages; those that do not fit there follow. */
  rows: FoundRow[];
  /** What to mark. */
  foundWords: FoundWords;
}

/** Finds and ranks the records for a query. */
export function searchRecords(
  {query: text, facetFilters = []}: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): SearchAnswer {
  const query = parseQuery(text, index);
  const matches = findMatches(query, facetFilters, index);
  const rarities = query.words.map((_, word) => rarity(word, matches, index));
  if (lacksItsMatter(query, rarities)) {
    return {rows: [], foundWords: foundWordsOf([])};
  }
  const ranked = rankMatches(matches, {
    query,
    context,
    rarities,
    foundTerms: weighTerms(query),
    neighbours: neighboursOf(query, index),
  });
  return {
    rows: placeRows(collapseTwins(ranked), query),
    foundWords: foundWordsOf(query.words),
  };
}

/** Rarity of a word that one section in ten has. */
const COMMON = Math.log(1 + 10);

/**
 * Whether a word is nowhere in the manual and only common ones are left: `EA bluetooth` is not answered
 * with what is said of EAs.
 */
function lacksItsMatter({words}: ParsedQuery, rarities: readonly number[]): boolean {
  const lacksWord = words.some(
    (word, place) => rarities[place] === 0 && !word.isAside && isOfLetters(word),
  );
  return lacksWord && rarities.every((rarity) => rarity < COMMON);
}

function isOfLetters({terms}: QueryWord): boolean {
  return [...terms].some((term) => /\p{L}{3}/u.test(term));
}

/** Every term that says a word. The small words of a phrase say nothing alone: `on` of `put on`. */
function weighTerms({words}: ParsedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {terms, weight} of words.flatMap(({alternatives}) => alternatives)) {
    for (const term of terms.length > 1 ? terms.filter((it) => !isQuestionWord(it)) : terms) {
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  return weights;
}

/** 0 for a word that was not found at all, so that it does not count against anyone. */
function rarity(word: number, matches: readonly Match[], {sections}: SearchIndex): number {
  const having = matches.filter(({scores}) => scores[word]).map(({texts}) => texts);
  const count = new Set(having).size;
  return count === 0 ? 0 : Math.log(1 + sections.length / count);
}

/**
 * Each pair of telling words that are side by side in the query. Names of products and platforms do
 * not count: readers put them anywhere.
 */
export function neighboursOf(
  {terms}: Pick<ParsedQuery, 'terms'>,
  {products}: Pick<SearchIndex, 'products'>,
): string[] {
  const telling = terms.filter(
    (term) => !isQuestionWord(term) && !products.has(term) && !PLATFORMS.has(term),
  );
  return telling.slice(1).map((term, place) => joinStems([telling[place] ?? '', term]));
}
