import type {Platform, SearchContext, SearchParameters} from '../types';
import {foundWordsOf, type FoundWords} from './findMarks';
import {findMatches, type Match} from './findMatches';
import {parseQuery, type ParsedQuery, type QueryWord} from './parseQuery';
import {isQuestionWord} from './questionWords';
import {rankMatches} from './rank';
import type {SearchIndex} from './searchIndex';
import {joinStems} from './wordSequence';

const PLATFORMS: ReadonlySet<string> = new Set<Platform>(['mt4', 'mt5']);

/** A record that was found, and the same record in the manuals of other products. */
export interface Found {
  best: Match;
  /** Best first. */
  twins: Match[];
}

export interface SearchAnswer {
  /** Best first. */
  found: Found[];
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
  const foundTerms = new Set(query.words.flatMap(termsOfWord));
  const ranked = rankMatches(matches, {
    query,
    context,
    rarities: query.words.map((_, word) => rarity(word, matches, index)),
    bestScores: query.words.map((_, word) =>
      matches.reduce((best, {scores}) => Math.max(best, scores[word] ?? 0), 0),
    ),
    foundTerms,
    neighbours: neighboursOf(query, index),
  });
  return {found: collapseTwins(ranked), foundWords: foundWordsOf(query.words)};
}

/** Every term that says a word. The small words of a phrase say nothing alone: `on` of `put on`. */
function termsOfWord({alternatives}: QueryWord): string[] {
  return alternatives.flatMap(({terms}) =>
    terms.length > 1 ? terms.filter((term) => !isQuestionWord(term)) : terms,
  );
}

/** 0 for a word that was not found at all, so that it does not count against anyone. */
function rarity(word: number, matches: readonly Match[], {sections}: SearchIndex): number {
  const having = matches.filter(({scores}) => scores[word]).map(({section}) => section);
  const count = new Set(having).size;
  return count === 0 ? 0 : Math.log(1 + sections.length / count);
}

/**
 * Each two telling words of the query that stand side by side. Names of products and platforms do
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

/**
 * Keeps the best of near-twin records, and puts the others behind it. Twins stand at the same place
 * of pages that differ in their product line alone; their texts may differ a little.
 */
export function collapseTwins(ranked: readonly Match[]): Found[] {
  const found = new Map<string, Found>();
  for (const match of ranked) {
    const {page, section} = match;
    const place = page.twin === null ? page.route : `twin ${page.twin}`;
    const key = [place, section.anchor ?? '', section.type, section.part].join(' ');
    const known = found.get(key);
    if (known) {
      known.twins.push(match);
    } else {
      found.set(key, {best: match, twins: []});
    }
  }
  return [...found.values()];
}
