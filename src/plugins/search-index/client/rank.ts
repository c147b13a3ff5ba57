import type {IndexedSection, Platform, SearchContext} from '../types';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';
import {isQuestionWord} from './questionWords';

/** What a rule judges: a match, with the texts of its section. */
export interface Candidate extends Match {
  /** The section's own heading; of a page its title. */
  heading: string;
  content: string;
  /** No other product line has this page. */
  isLone: boolean;
  /** The words of the heading, as terms. */
  headingTerms: readonly (readonly string[])[];
}

export interface RankingInput {
  query: ParsedQuery;
  context: SearchContext;
  /** How telling each word of the query is: rare ones more. */
  wordWeights: readonly number[];
  /** The best score of each word in any section. */
  bestScores: readonly number[];
  /** Every term that counts as found. */
  foundTerms: ReadonlySet<string>;
  /** Neighbours of the query, as they stand in running text. */
  neighbours: readonly RegExp[];
}

type Rule = (candidate: Candidate, input: RankingInput) => number;

/** A number of the tables counts as one of at least three digits does: shorter ones count things. */
const LONG_CODE = 3;

const CODE_WORDS = new Set([
  'error',
  'err',
  'code',
  'retcode',
  'return',
  'number',
  'no',
  'mt4',
  'mt5',
]);

/** A word that the page has elsewhere is worth less than one beside the others. */
const ELSEWHERE = 0.4;

/** Platform and number of a row of return codes: `#mt5-10027`. */
export function codeOf({anchor}: Pick<IndexedSection, 'anchor'>): {
  platform: Platform;
  code: string;
} | null {
  const [, platform, code] = /^(mt[45])-(\d+)$/.exec(anchor ?? '') ?? [];
  return platform && code ? {platform: platform as Platform, code} : null;
}

/** 1 for the row of a code that the query names, because who pastes a code wants that row. */
export const exactCode: Rule = ({section, headingTerms}, {query}) => {
  const row = codeOf(section);
  if (!row) {
    return 0;
  }
  const isNamed = headingTerms.some(([whole = ''], place) => place > 0 && query.names.has(whole));
  const isNumbered =
    query.terms.includes(row.code) &&
    (row.code.length >= LONG_CODE ||
      query.terms.every((term) => term === row.code || CODE_WORDS.has(term)));
  return isNamed || isNumbered ? 1 : 0;
};

/** 1 for the platform that is asked for, else the reader's, else MT4: a number can be in both tables. */
export const codePlatform: Rule = ({section}, {query, context}) =>
  codeOf(section)?.platform === (query.platform ?? context.platform ?? 'mt4') ? 1 : 0;

/** Share of the query that was found, because one word of three is not a third of an answer. */
export const coverage: Rule = ({inSection, inPage}, {wordWeights}) => {
  const shares = wordWeights.map(
    (weight, word) => weight * (inSection[word] ? 1 : inPage[word] ? ELSEWHERE : 0),
  );
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0);
  return (shares.reduce((sum, share) => sum + share, 0) / total) ** 2;
};

/** Up to 2 for words that stand beside one another as in the query, because a phrase has a meaning of its own. */
export const phrase: Rule = ({heading, content}, {neighbours}) => {
  const share = (text: string) =>
    neighbours.filter((pattern) => pattern.test(text)).length / Math.max(1, neighbours.length);
  return 1 + 0.6 * share(heading) + 0.4 * share(content);
};

/** Up to 1.6 for a heading that says the query and nothing but the query, because it names the matter. */
export const wholeHeading: Rule = ({headingTerms}, {query, foundTerms}) => {
  const telling = headingTerms.filter(([whole = '']) => !isQuestionWord(whole));
  const found = telling.filter((terms) => terms.some((term) => foundTerms.has(term)));
  const inHeading = new Set(headingTerms.flat());
  const said = query.words.filter(({alternatives}) =>
    alternatives.some(({terms}) => terms.every((term) => inHeading.has(term))),
  );
  const share = found.length / Math.max(1, telling.length);
  return 1 + 0.6 * share * (said.length / query.words.length);
};

/** Other manuals count less than the one that the query names, or else than the reader's own. */
export const manual: Rule = ({product}, {query, context}) => {
  if (query.product !== null) {
    return product === query.product ? 1.5 : product === null ? 0.8 : 0.4;
  }
  return product !== null && product === context.product ? 1.3 : 1;
};

/** Less for a page that one product alone has, when that product is neither asked for nor the reader's. */
export const loneProduct: Rule = ({product, isLone}, {query, context}) =>
  isLone && product !== query.product && product !== context.product ? 0.7 : 1;

/** Less for the other platform than the one that is asked for, or that the reader's page is about. */
export const platform: Rule = ({section}, {query, context}) => {
  if (section.platform === null) {
    return 1;
  }
  if (query.platform !== null) {
    return section.platform === query.platform ? 1 : 0.4;
  }
  return context.platform === null || section.platform === context.platform ? 1 : 0.8;
};

/**
 * Titles a little more, because they stand for the whole page. Less for pages that only lead to
 * others: those outside the manuals, and the landing page of a product that is not asked for.
 */
export const rank: Rule = ({page, section, product}, {query}) => {
  const title = section.type === 'lvl1' ? 1.1 : 1;
  const isLanding = product !== null && page.pageRank > 0 && query.product === null;
  return title * (page.pageRank < 0 ? 0.5 : isLanding ? 0.7 : 1);
};

/** Glossary terms less, because a definition does not solve a problem; unless a meaning is asked for. */
export const definition: Rule = ({section}, {query}) =>
  !section.anchor?.startsWith('term-') || query.asksMeaning ? 1 : 0.5;

/** Rows of codes less when no code and no error is asked for, because they are short and many. */
export const codeRow: Rule = ({section}, {query}) =>
  codeOf(section) && !query.terms.some((term) => CODE_WORDS.has(term) || /\d{2}/.test(term))
    ? 0.8
    : 1;

const FACTORS: readonly Rule[] = [
  coverage,
  phrase,
  wholeHeading,
  manual,
  loneProduct,
  platform,
  rank,
  definition,
  codeRow,
];

/**
 * What the engine found. Each word counts by how telling it is and by how well the section has it
 * beside the section that has it best; the root keeps one word in a heading from outdoing all others.
 */
export function textScore(
  {inSection, inPage}: Pick<Match, 'inSection' | 'inPage'>,
  {wordWeights, bestScores}: Pick<RankingInput, 'wordWeights' | 'bestScores'>,
): number {
  return wordWeights.reduce((sum, weight, word) => {
    const best = bestScores[word] || 1;
    const own = Math.sqrt((inSection[word] ?? 0) / best);
    const elsewhere = ELSEWHERE * Math.sqrt((inPage[word] ?? 0) / best);
    return sum + weight * Math.max(own, elsewhere);
  }, 0);
}

/** The candidates, best first. */
export function rankCandidates(candidates: readonly Candidate[], input: RankingInput): Candidate[] {
  return candidates
    .map((candidate) => ({
      candidate,
      code: exactCode(candidate, input) * (1 + codePlatform(candidate, input)),
      score: FACTORS.reduce(
        (score, rule) => score * rule(candidate, input),
        textScore(candidate, input),
      ),
    }))
    .sort(
      (a, b) =>
        b.code - a.code ||
        b.score - a.score ||
        a.candidate.section.position - b.candidate.section.position,
    )
    .map(({candidate}) => candidate);
}
