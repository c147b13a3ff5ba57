import type {IndexedPage, IndexedSection, SearchParameters} from '../types';
import type {Alternative} from './expandWord';
import {passesFilters} from './facetFilters';
import type {ParsedQuery} from './parseQuery';
import {phrasePattern} from './phrasePattern';
import type {SearchIndex, Scores} from './searchIndex';

/** A record that was found: a section as it stands on one page. */
export interface Match {
  sectionId: number;
  section: IndexedSection;
  page: IndexedPage;
  product: string | null;
  /** Score of each word of the query in the section. */
  inSection: readonly number[];
  /** The best score of each word of the query in any section of the page. */
  inPage: readonly number[];
}

/**
 * What a page of the product that the query names is given for it: about what a word in a heading
 * above gets from the engine. The name itself is no text of the shared section.
 */
const PRODUCT_SCORE = 8;

/** The records that have a word of the query. */
export function findMatches(
  {words}: ParsedQuery,
  filters: NonNullable<SearchParameters['facetFilters']>,
  {file, scoreTerm, textsOf}: SearchIndex,
): Match[] {
  const scores = words.map(({alternatives}) => scoreWord(alternatives, scoreTerm, textsOf));
  const matches: Match[] = [];
  const bestOfPage = new Map<IndexedPage, number[]>();
  file.sections.forEach((section, sectionId) => {
    const shared = scores.map((score) => score.get(sectionId) ?? 0);
    for (const place of section.pages) {
      const page = file.pages[place];
      const product = (page && file.manuals[page.manual]?.product) ?? null;
      if (!page || !passesFilters({...page, product, ...section}, filters)) {
        continue;
      }
      const inSection = shared.map((score, word) =>
        product !== null && words[word]?.product === product ? PRODUCT_SCORE : score,
      );
      if (inSection.some((score) => score > 0)) {
        const inPage = bestOfPage.get(page) ?? inSection.map(() => 0);
        inSection.forEach((score, word) => {
          inPage[word] = Math.max(inPage[word] ?? 0, score);
        });
        bestOfPage.set(page, inPage);
        matches.push({sectionId, section, page, product, inSection, inPage});
      }
    }
  });
  return matches;
}

/**
 * Each section's score for the best of the alternatives that it has. Of a phrase it must have the
 * words side by side: `log in` is not where a log is.
 */
export function scoreWord(
  alternatives: readonly Alternative[],
  scoreTerm: (term: string) => Scores,
  textsOf: (section: number) => readonly string[],
): Map<number, number> {
  const best = new Map<number, number>();
  for (const {terms, weight} of alternatives) {
    const pattern = terms.length > 1 ? phrasePattern(terms) : null;
    const [first, ...others] = terms.map(scoreTerm);
    for (const [section, score] of first ?? []) {
      const all = [score, ...others.map((scores) => scores.get(section) ?? 0)];
      const isFound =
        all.every((part) => part > 0) &&
        (pattern === null || textsOf(section).some((text) => pattern.test(text)));
      if (isFound) {
        best.set(section, Math.max(best.get(section) ?? 0, weight * Math.max(...all)));
      }
    }
  }
  return best;
}
