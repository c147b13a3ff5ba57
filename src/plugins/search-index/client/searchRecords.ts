import {MANUAL_MARK} from '../shared/indexFormat';
import type {SearchContext, SearchParameters} from '../types';
import {findMatches, type Match} from './findMatches';
import {parseQuery, type ParsedQuery} from './parseQuery';
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

/** Records that have every word, alone or with their page; when there are none, those with most words. */
export function withMostWords(matches: readonly Match[]): Match[] {
  const count = ({inPage}: Match) => inPage.filter((score) => score > 0).length;
  const most = Math.max(0, ...matches.map(count));
  return matches.filter((match) => count(match) === most);
}

/** Two words of the query side by side, with at most one small word between them. */
export function neighbourPatterns({terms}: Pick<ParsedQuery, 'terms'>): RegExp[] {
  return terms
    .slice(1)
    .map(
      (term, place) =>
        new RegExp(`${terms[place]}\\p{L}{0,4}\\P{L}{1,3}(?:\\p{L}{1,3} )?${term}`, 'iu'),
    );
}

function toCandidate(match: Match, {file, tokenizer}: SearchIndex): Candidate {
  const {levels, content} = match.section;
  const heading = textAt(levels[levels.length - 1]);
  function textAt(place = -1): string {
    return file.strings[place]?.replaceAll(MANUAL_MARK, '') ?? '';
  }
  return {
    ...match,
    heading,
    content: textAt(content),
    headingTerms: tokenizer.words(heading).map(({wholes, parts}) => [...wholes, ...parts]),
  };
}

/** Keeps the first of each section's records, which near-twin pages share, and puts the others behind it. */
export function collapseTwins(ranked: readonly Match[]): Found[] {
  const found = new Map<number, Found>();
  for (const match of ranked) {
    const known = found.get(match.sectionId);
    if (known) {
      known.twins.push(match);
    } else {
      found.set(match.sectionId, {best: match, twins: []});
    }
  }
  return [...found.values()];
}
