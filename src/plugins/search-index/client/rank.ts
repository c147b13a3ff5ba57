import type {IndexedSection, Platform, SearchContext} from '../types';
import type {Match} from './findMatches';
import {QUESTION_WORDS, type ParsedQuery} from './parseQuery';

/** What a rule judges: a match, with the texts of its section. */
export interface Candidate extends Match {
  /** The section's own heading; of a page its title. */
  heading: string;
  content: string;
  /** The words of the heading, as terms. */
  headingTerms: readonly (readonly string[])[];
}

export interface RankingInput {
  query: ParsedQuery;
  context: SearchContext;
  /** How telling each word of the query is: rare ones more. */
  wordWeights: readonly number[];
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

/** Up to 1.6 for a heading that says nothing but the query, because it names what the text is about. */
export const wholeHeading: Rule = ({headingTerms}, {foundTerms}) => {
  const telling = headingTerms.filter(([whole = '']) => !QUESTION_WORDS.has(whole));
  const found = telling.filter((terms) => terms.some((term) => foundTerms.has(term)));
  return 1 + 0.6 * (found.length / Math.max(1, telling.length)) ** 2;
};

/** 1.3 for the reader's own manual, because the others are not about what they own. */
export const ownManual: Rule = ({product}, {context}) =>
  product !== null && product === context.product ? 1.3 : 1;

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

/** A little more for landing pages and titles, because they lead to the rest. */
export const rank: Rule = ({page, section}) =>
  1 + 0.05 * page.pageRank + (section.type === 'lvl1' ? 0.1 : 0);

const FACTORS: readonly Rule[] = [coverage, phrase, wholeHeading, ownManual, platform, rank];

/** What the engine found: the words in the section, and less for words elsewhere on the page. */
export function textScore({inSection, inPage}: Pick<Match, 'inSection' | 'inPage'>): number {
  return inSection.reduce(
    (sum, score, word) => sum + (score > 0 ? score : ELSEWHERE * (inPage[word] ?? 0)),
    0,
  );
}

/** The candidates, best first. */
export function rankCandidates(candidates: readonly Candidate[], input: RankingInput): Candidate[] {
  return candidates
    .map((candidate) => ({
      candidate,
      code: exactCode(candidate, input) * (1 + codePlatform(candidate, input)),
      score: FACTORS.reduce((score, rule) => score * rule(candidate, input), textScore(candidate)),
    }))
    .sort(
      (a, b) =>
        b.code - a.code ||
        b.score - a.score ||
        a.candidate.section.position - b.candidate.section.position,
    )
    .map(({candidate}) => candidate);
}
