import type {SearchContext, SearchRequest} from '../../types';
import {arrangeRows, type Row} from './arrangeRows';
import {foundWordsOf, type FoundWords} from './findMarks';
import {findMatches, type Match} from './findMatches';
import {groupMatches} from './groupMatches';
import {likelyRows} from './likelyRows';
import {parseQuery, type ParsedQuery} from './parseQuery';
import {rankMatches} from './rank';
import type {SearchIndex} from './searchIndex';
import {isStopWord} from '../../shared/stopWords';
import {joinStems} from './wordSequence';

export interface SearchAnswer {
  /** Best first, spread over the pages; those that do not fit there follow. */
  rows: Row[];
  /** What the query asks for, in any way. */
  foundWords: FoundWords;
  /** What to mark: what was typed and its forms. A synonym would need a reason, which a row cannot give. */
  markedWords: FoundWords;
  /** How much all words of the query tell together. */
  totalWorth: number;
  /** Words of the query that the manual has nothing about. */
  unknown: readonly string[];
}

/** Finds and ranks the records for a query. */
export function searchRecords(
  {query: text, page = null}: SearchRequest,
  context: SearchContext,
  index: SearchIndex,
): SearchAnswer {
  const query = parseQuery(text, index);
  const matches = findMatches(query, page, index);
  const rarities = query.words.map((_, word) => rarityOf(countSections(word, matches), index));
  const ranked = rankMatches(matches, {
    query,
    context,
    rarities,
    foundTerms: weighTerms(query),
    neighbours: neighboursOf(query),
  });
  const alternatives = query.words.flatMap((word) => word.alternatives);
  return {
    rows: arrangeRows(likelyRows(groupMatches(ranked), query), query),
    foundWords: foundWordsOf(alternatives),
    markedWords: foundWordsOf(alternatives.filter(({isSynonym}) => !isSynonym)),
    totalWorth: rarities.reduce((sum, rarity) => sum + rarity, 0),
    unknown: query.unknown,
  };
}

/** Every term that says a word. The small words of a phrase say nothing alone: `on` of `put on`. */
function weighTerms({words}: ParsedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {terms, weight} of words.flatMap(({alternatives}) => alternatives)) {
    for (const term of terms.length > 1 ? terms.filter((it) => !isStopWord(it)) : terms) {
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  return weights;
}

/** How many sections have a word. */
function countSections(word: number, matches: readonly Match[]): number {
  return new Set(matches.filter(({scores}) => scores[word]).map(({section}) => section)).size;
}

/** 0 for a word that was not found at all, so that it does not count against anyone. */
export function rarityOf(count: number, {sections}: Pick<SearchIndex, 'sections'>): number {
  return count === 0 ? 0 : Math.log(1 + sections.length / count);
}

/** Each pair of keywords that are side by side in the query. */
export function neighboursOf({terms}: Pick<ParsedQuery, 'terms'>): string[] {
  const keywords = terms.filter((term) => !isStopWord(term));
  return keywords.slice(1).map((term, at) => joinStems([keywords[at] ?? '', term]));
}
