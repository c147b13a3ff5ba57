import type {IndexedPage} from '../../types';
import type {Alternative} from './expandWord';
import type {ParsedQuery} from './parseQuery';
import type {SearchIndex} from './searchIndex';
import type {Section, SectionPage} from './sections';
import {WEIGHTS} from './weights';
import {hasPhrase} from './wordSequence';

/** A section on one of its pages that has a word of the query. */
export interface Match {
  section: Section;
  page: SectionPage;
  /** Score of each word of the query, 0 where the section does not have it. */
  scores: readonly number[];
  /** The best score of each word in any section of the page. */
  onPage: readonly number[];
}

/** Finds the records that have a word of the query. */
export function findMatches({words}: ParsedQuery, index: SearchIndex): Match[] {
  const scoresOfWords = words.map(({alternatives}) => scoreWord(alternatives, index));
  const bestOfPages = new Map<IndexedPage, number[]>();
  const none = words.map(() => 0);
  const matches: Match[] = [];
  index.sections.forEach((section, sectionId) => {
    const isFound = scoresOfWords.some((scores) => scores[sectionId]);
    const shared = isFound ? scoresOfWords.map((scores) => scores[sectionId] ?? 0) : none;
    for (const page of section.pages) {
      const isNamed = page.product !== null && words.some((word) => word.product === page.product);
      if (isFound || isNamed) {
        const scores = isNamed
          ? shared.map((score, word) =>
              words[word]?.product === page.product ? WEIGHTS.product : score,
            )
          : shared;
        const onPage = bestOfPages.get(page.indexed) ?? [...none];
        scores.forEach((score, word) => {
          onPage[word] = Math.max(onPage[word] ?? 0, score);
        });
        bestOfPages.set(page.indexed, onPage);
        matches.push({section, page, scores, onPage});
      }
    }
  });
  return matches;
}

/**
 * Scores each section for a word. A phrase needs its words side by side: a section about a log is no match
 * for `log in`. A phrase scores as low as its weakest word, since one word in the heading (`take`) says
 * nothing about the other (`profit`).
 */
function scoreWord(
  alternatives: readonly Alternative[],
  {scoreTerm, sections}: Pick<SearchIndex, 'scoreTerm' | 'sections'>,
): Float64Array {
  const bestScores = new Float64Array(sections.length);
  for (const {terms, weight} of alternatives) {
    const [first, ...others] = terms.map(scoreTerm);
    for (const [id, score] of first ?? []) {
      const weakest = Math.min(score, ...others.map((scores) => scores.get(id) ?? 0));
      if (weakest > 0 && (terms.length === 1 || containsPhrase(sections[id], terms))) {
        bestScores[id] = Math.max(bestScores[id] ?? 0, weight * weakest);
      }
    }
  }
  return bestScores;
}

function containsPhrase(section: Section | undefined, terms: readonly string[]): boolean {
  return (
    section !== undefined &&
    (section.titles().some((title) => hasPhrase(title, terms)) ||
      hasPhrase(section.content(), terms))
  );
}
