import type {Match} from '@site/src/search/client/engine/findMatches';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import type {RankingInput} from '@site/src/search/client/engine/rank';
import {neighboursOf} from '@site/src/search/client/engine/searchRecords';
import type {SectionPage} from '@site/src/search/client/engine/sections';
import type {SearchContext} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NOWHERE, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);

export type Given = Partial<Parameters<typeof record>[0]> &
  Partial<Pick<Match, 'scores' | 'onPage'> & Pick<SectionPage, 'isLone'>>;

/** A match of a section with the given content. */
export function match({isLone = false, scores = [1], onPage, ...given}: Given): Match {
  const {sections} = createIndex([record({route: '/docs/x', headings: ['Title'], ...given})]);
  const [section] = sections;
  const [at] = section?.pages ?? [];
  if (!section || !at) {
    throw new Error('The record was not indexed.');
  }
  return {
    section,
    at: {...at, isLone},
    scores,
    onPage: onPage ?? {best: [...scores], sectionsWith: scores.map(() => 1), sections: 1},
  };
}

/** What the rules know about a query whose words are all equally rare and equally well found. */
export function input(query: string, context: Partial<SearchContext> = {}): RankingInput {
  const parsed = parseQuery(query, index);
  const weights = parsed.words
    .flatMap(({alternatives}) => alternatives)
    .flatMap(({terms, weight}) => terms.map((term) => [term, weight] as const));
  return {
    query: parsed,
    context: {...NOWHERE, ...context},
    rarities: parsed.words.map(() => 1),
    // Of a term with several weights the first one counts: that of the word itself.
    foundTerms: new Map(weights.reverse()),
    neighbours: neighboursOf(parsed),
  };
}
