import type {IndexedPage} from '../../types';
import type {Alternative} from './expandWord';
import type {ParsedQuery} from './parseQuery';
import type {SearchIndex} from './searchIndex';
import type {Section, SectionPage} from './sections';
import {WEIGHTS} from './weights';
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
  section: Section;
  at: SectionPage;
  /** Score of each word of the query, 0 where the section does not have it. */
  scores: readonly number[];
  onPage: PageWords;
}

/**
 * The records that have a word of the query.
 * @param onlyPage path of the only page that is searched; null for the whole manual
 */
export function findMatches(
  {words}: ParsedQuery,
  onlyPage: string | null,
  index: SearchIndex,
): Match[] {
  const scoresOfWords = words.map(({alternatives}) => scoreWord(alternatives, index));
  const wordsOfPages = new Map<IndexedPage, PageWords>();
  const none = words.map(() => 0);
  const matches: Match[] = [];
  index.sections.forEach((section, sectionId) => {
    const isFound = scoresOfWords.some((scores) => scores[sectionId]);
    const shared = isFound ? scoresOfWords.map((scores) => scores[sectionId] ?? 0) : none;
    for (const at of section.pages) {
      if (onlyPage !== null && at.page.route !== onlyPage) {
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
          ? shared.map((score, word) =>
              words[word]?.product === at.product ? WEIGHTS.product : score,
            )
          : shared;
        addScores(onPage, scores);
        matches.push({section, at, scores, onPage});
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
 * Each section's score for a word. A section must have the words of a phrase side by side: `log in` is not
 * where a log is. A phrase counts as much as the least of its words: one that the heading has as well
 * (`take`) says nothing of the others (`profit`).
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
      const least = Math.min(score, ...others.map((scores) => scores.get(id) ?? 0));
      if (least > 0 && (terms.length === 1 || saysPhrase(sections[id], terms))) {
        const found = weight * least;
        most[id] = Math.max(most[id] ?? 0, found);
        sum[id] = (sum[id] ?? 0) + found;
      }
    }
  }
  return most.map((score, id) => score + WEIGHTS.furtherWays * ((sum[id] ?? 0) - score));
}

function saysPhrase(section: Section | undefined, terms: readonly string[]): boolean {
  return (
    section !== undefined &&
    (section.titles().some((title) => hasPhrase(title, terms)) ||
      hasPhrase(section.content(), terms))
  );
}
