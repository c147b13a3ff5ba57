import type {IndexedPage, SearchParameters} from '../../types';
import type {Alternative} from './expandWord';
import {readFilters} from './facetFilters';
import type {ParsedQuery} from './parseQuery';
import {isQuestionWord} from './questionWords';
import type {SearchIndex} from './searchIndex';
import type {SectionPage, SectionTexts} from './sectionTexts';
import {hasPhrase} from './wordSequence';

/** What a whole page has of the words of a query, in the order of the words. */
export interface PageWords {
  /** The best score in any section. */
  best: number[];
  /** How many sections have the word. */
  sectionsWith: number[];
  sections: number;
}

/** A record that was found: a section on one of its pages. */
export interface Match {
  texts: SectionTexts;
  at: SectionPage;
  /** Score of each word of the query, 0 where the section does not have it. */
  scores: readonly number[];
  onPage: PageWords;
}

/**
 * What a page gets for belonging to the product that a word names: about as much as a word in a
 * heading above gets from the engine. The name is no text of a section that several products share.
 */
const PRODUCT_SCORE = 8;

/** The part of their score that further alternatives add: a section that says a word in two ways is about it. */
const FURTHER_SHARE = 0.15;

/** The records that have a word of the query and pass the filters. */
export function findMatches(
  {words}: ParsedQuery,
  filters: NonNullable<SearchParameters['facetFilters']>,
  index: SearchIndex,
): Match[] {
  const passes = readFilters(filters);
  const scoresOfWords = words.map(({alternatives}) => scoreWord(alternatives, index));
  const wordsOfPages = new Map<IndexedPage, PageWords>();
  const none = words.map(() => 0);
  const matches: Match[] = [];
  index.sections.forEach((texts, sectionId) => {
    const isFound = scoresOfWords.some((scores) => scores[sectionId]);
    const shared = isFound ? scoresOfWords.map((scores) => scores[sectionId] ?? 0) : none;
    for (const at of texts.pages) {
      if (!passes(at.facets)) {
        continue;
      }
      let onPage = wordsOfPages.get(at.page);
      if (!onPage) {
        onPage = emptyPage(words.length);
        wordsOfPages.set(at.page, onPage);
      }
      onPage.sections += 1;
      const isNamed = at.product !== null && words.some((word) => word.product === at.product);
      if (isFound || isNamed) {
        const scores = isNamed
          ? shared.map((score, place) =>
              words[place]?.product === at.product ? PRODUCT_SCORE : score,
            )
          : shared;
        addScores(onPage, scores);
        matches.push({texts, at, scores, onPage});
      }
    }
  });
  return matches;
}

function emptyPage(words: number): PageWords {
  return {
    best: new Array<number>(words).fill(0),
    sectionsWith: new Array<number>(words).fill(0),
    sections: 0,
  };
}

function addScores(page: PageWords, scores: readonly number[]): void {
  scores.forEach((score, word) => {
    page.best[word] = Math.max(page.best[word] ?? 0, score);
    page.sectionsWith[word] = (page.sectionsWith[word] ?? 0) + (score > 0 ? 1 : 0);
  });
}

/**
 * Each section's score for a word. Of a phrase it must have the words side by side: `log in` is not
 * where a log is. A phrase in its text counts as much as the least of its words: one that the heading
 * has as well (`take`) says nothing of the others (`profit`).
 */
export function scoreWord(
  alternatives: readonly Alternative[],
  {scoreTerm, sections}: Pick<SearchIndex, 'scoreTerm' | 'sections'>,
): Float64Array {
  const most = new Float64Array(sections.length);
  const sum = new Float64Array(sections.length);
  for (const {terms, weight} of alternatives) {
    const [first, ...others] = terms.map(scoreTerm);
    for (const [id, score] of first ?? []) {
      const all = [score, ...others.map((scores) => scores.get(id) ?? 0)];
      const found = weight * (terms.length > 1 ? scorePhrase(terms, all, sections[id]) : score);
      if (found === 0) {
        continue;
      }
      most[id] = Math.max(most[id] ?? 0, found);
      sum[id] = (sum[id] ?? 0) + found;
    }
  }
  return most.map((score, id) => score + FURTHER_SHARE * ((sum[id] ?? 0) - score));
}

/** @param scores of the terms in their order */
function scorePhrase(
  terms: readonly string[],
  scores: readonly number[],
  texts: SectionTexts | undefined,
): number {
  if (!texts || scores.includes(0)) {
    return 0;
  }
  if (hasPhrase(texts.titles()[0], terms)) {
    return Math.max(...scores);
  }
  const telling = scores.filter((_, place) => !isQuestionWord(terms[place] ?? ''));
  return hasPhrase(texts.content(), terms)
    ? Math.min(...(telling.length > 0 ? telling : scores))
    : 0;
}
