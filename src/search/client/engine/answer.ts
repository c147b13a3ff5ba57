import {HITS_PER_PAGE, SNIPPET_WORDS} from '../../shared/constants';
import {pathOf, recordOf} from '../../shared/indexFormat';
import {counterpartLabel} from './counterparts';
import {isStopWord} from '../../shared/stopWords';
import type {SearchContext, SearchHit, SearchRequest, SearchResult} from '../../types';
import {createHit} from './createHit';
import {findMatches, type Match} from './findMatches';
import {nearestWords} from './nearestWords';
import {parseQuery, type ParsedQuery} from './parseQuery';
import {rankMatches} from './rank';
import {arrangeRows, counterpartsOf, type MatchGroup} from './rows';
import type {SearchIndex} from './searchIndex';
import {findMarks, foundWordsOf, type Marking} from './snippets';
import {joinStems} from './wordSequence';

/** Answers one request with the hits in the order of the list. */
export function answer(
  {query: text, limit = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS.wide}: SearchRequest,
  context: SearchContext,
  index: SearchIndex,
): SearchResult {
  const query = parseQuery(text, index);
  const matches = findMatches(query, index);
  const rarities = query.words.map((_, word) => rarityOf(countSections(word, matches), index));
  const ranked = rankMatches(matches, {
    query,
    context,
    rarities,
    foundTerms: weighTerms(query),
    neighbours: neighboursOf(query),
  });
  const rows = arrangeRows(ranked, query);
  const alternatives = query.words.flatMap((word) => word.alternatives);
  const found = foundWordsOf(alternatives);
  // Synonyms are not marked: the reader would wonder why, and a row has no room to explain.
  const marked = foundWordsOf(alternatives.filter(({isSynonym}) => !isSynonym));
  const marking: Marking = {
    words: index.tokenizer.words,
    marksOf: (words) => findMarks(words, marked),
    foundIn: (words) => findMarks(words, found),
    rarityOf: (term) => rarityOf(index.scoreTerm(term).size, index),
    minScore: rarities.reduce((sum, rarity) => sum + rarity, 0) / 2,
  };
  const hits = rows.slice(0, limit).map(({group, ...row}) => ({
    ...createHit(
      recordOf(index.file.manuals, group.best.section.indexed, group.best.page.indexed),
      {marking, snippetWords, isNamedByPage: group.best.section.isNamedByPage},
    ),
    ...counterpartLinks(group),
    ...row,
  }));
  return {
    hits,
    nbHits: rows.length,
    unknown: query.unknown,
    ...(rows.length === 0 && {nearest: nearestWords(text, index)}),
  };
}

function counterpartLinks(group: MatchGroup): Pick<SearchHit, 'counterparts'> {
  const counterparts = counterpartsOf(group).map(({section, page}) => ({
    label: counterpartLabel(group.best.page, page),
    path: pathOf({...section.indexed, ...page.indexed}),
  }));
  return counterparts.length > 0 ? {counterparts} : {};
}

/**
 * The weight of every term that counts as found. Stop words inside a phrase do not count alone: `on` of `put
 * on`.
 */
function weighTerms({words}: ParsedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {terms, weight} of words.flatMap(({alternatives}) => alternatives)) {
    for (const term of terms.length > 1 ? terms.filter((part) => !isStopWord(part)) : terms) {
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  return weights;
}

/** Counts the sections that contain a word of the query. */
function countSections(word: number, matches: readonly Match[]): number {
  return new Set(matches.filter(({scores}) => scores[word]).map(({section}) => section)).size;
}

/** How rare a word is; 0 if no section has it, so that it lowers no section's score. */
function rarityOf(count: number, {sections}: Pick<SearchIndex, 'sections'>): number {
  return count === 0 ? 0 : Math.log(1 + sections.length / count);
}

/** Each pair of keywords that are side by side in the query. */
function neighboursOf({terms}: Pick<ParsedQuery, 'terms'>): string[] {
  const keywords = terms.filter((term) => !isStopWord(term));
  return keywords.slice(1).map((term, index) => joinStems([keywords[index] ?? '', term]));
}
