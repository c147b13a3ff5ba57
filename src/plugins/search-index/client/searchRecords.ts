import type {SearchContext, SearchParameters} from '../types';
import {findMatches, type Match} from './findMatches';
import {parseQuery, type ParsedQuery} from './parseQuery';
import {phrasePattern} from './phrasePattern';
import {rankCandidates, type Candidate, type RankingInput} from './rank';
import type {SearchIndex} from './searchIndex';

/** A record that was found, and the same record in the manuals of other products. */
export interface Found {
  best: Match;
  /** Best first. */
  twins: Match[];
}

export interface SearchAnswer {
  /** Best first. */
  found: Found[];
  /** Terms to mark. */
  foundTerms: ReadonlySet<string>;
}

/** Finds and ranks the records for a query. */
export function searchRecords(
  {query: text, facetFilters = []}: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): SearchAnswer {
  const query = parseQuery(text, index);
  const matches = findMatches(query, facetFilters, index);
  const foundTerms = new Set(
    query.words.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms)),
  );
  const input: RankingInput = {
    query,
    context,
    wordWeights: query.words.map((_, word) => rarity(word, matches, index)),
    bestScores: query.words.map((_, word) =>
      Math.max(0, ...matches.map(({inSection}) => inSection[word] ?? 0)),
    ),
    foundTerms,
    neighbours: neighbourPatterns(query),
  };
  const candidates = matches.map((match) => toCandidate(match, index));
  return {found: collapseTwins(rankCandidates(candidates, input)), foundTerms};
}

/** 0 for a word that was not found at all, so that it does not count against anyone. */
function rarity(word: number, matches: readonly Match[], {file}: SearchIndex): number {
  const count = new Set(
    matches.filter(({inSection}) => inSection[word]).map(({sectionId}) => sectionId),
  ).size;
  return count === 0 ? 0 : Math.log(1 + file.sections.length / count);
}

/** A pattern for each two words of the query that stand side by side. */
export function neighbourPatterns({terms}: Pick<ParsedQuery, 'terms'>): RegExp[] {
  return terms.slice(1).map((term, place) => phrasePattern([terms[place] ?? '', term]));
}

function toCandidate(match: Match, {textsOf, tokenizer, pagesOfTwin}: SearchIndex): Candidate {
  const [heading, content] = textsOf(match.sectionId);
  return {
    ...match,
    heading,
    content,
    isLone: match.product !== null && pagesOfTwin.get(match.page.twin) === 1,
    headingTerms: tokenizer.words(heading).map(({wholes, parts}) => [...wholes, ...parts]),
  };
}

/**
 * Keeps the best of near-twin records, and puts the others behind it. Twins stand at the same place
 * of pages that differ in their product line alone; their texts may differ a little.
 */
export function collapseTwins(ranked: readonly Match[]): Found[] {
  const found = new Map<string, Found>();
  for (const match of ranked) {
    const {page, section} = match;
    const {anchor, type, part} = section;
    const key = JSON.stringify([page.twin ?? page.route, page.twin === null, anchor, type, part]);
    const known = found.get(key);
    if (known) {
      known.twins.push(match);
    } else {
      found.set(key, {best: match, twins: []});
    }
  }
  return [...found.values()];
}
