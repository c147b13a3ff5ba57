import type {IndexedSection, Platform, SearchContext} from '../types';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';
import type {WordSequence} from './wordSequence';

export interface RankingInput {
  query: ParsedQuery;
  context: SearchContext;
  /** How rare each word of the query is, from about 0.7 for one that all sections have. */
  rarities: readonly number[];
  /** The best score of each word in any section. */
  bestScores: readonly number[];
  /** Every term that counts as found. */
  foundTerms: ReadonlySet<string>;
  /** Each two telling words of the query that are neighbours, as a text's telling sequence has them. */
  neighbours: readonly string[];
}

/** Higher is better. A factor is 1 where its rule has nothing to say. */
type Rule = (match: Match, input: RankingInput) => number;

/** Words of those who ask for an error. */
const ERROR_WORDS = new Set(['error', 'err', 'code', 'retcode', 'return', 'message']);

/** What may stand beside a short number that is a code. */
const BESIDE_CODES = new Set([...ERROR_WORDS, 'number', 'no', 'mt4', 'mt5']);

/** Shorter numbers are codes only beside such words: a reader may mean 64 bit or version 6. */
const LONG_CODE = 3;

/** Anchors of the tables: `#mt5-codes-10026-10036`. */
const CODE_TABLE = /^mt[45]-codes-/;

/** Platform and number of a row of return codes: `#mt5-10027`. */
export function codeOf({anchor}: Pick<IndexedSection, 'anchor'>): {
  platform: Platform;
  code: string;
} | null {
  const [, platform, code] = /^(mt[45])-(\d+)$/.exec(anchor ?? '') ?? [];
  return platform && code ? {platform: platform as Platform, code} : null;
}

/**
 * 1 for the row of a code that the query names, because who pastes a code wants that row; 2 for a name
 * as it was typed: with its prefix it is of one platform alone.
 */
export const exactCode: Rule = ({section, texts}, {query}) => {
  const row = codeOf(section);
  if (!row) {
    return 0;
  }
  const isIn = (names: ReadonlySet<string>) =>
    [...names].some((name) => texts.headingTerms.has(name));
  if (isIn(query.fullNames)) {
    return 2;
  }
  const isNumbered =
    query.terms.includes(row.code) &&
    (row.code.length >= LONG_CODE ||
      query.terms.every((term) => term === row.code || BESIDE_CODES.has(term)));
  return isNumbered || isIn(query.names) ? 1 : 0;
};

/** 1 for the platform that is asked for, else the reader's, else MT4: a number can be in both tables. */
export const codePlatform: Rule = ({section}, {query, context}) =>
  codeOf(section)?.platform === (query.platform ?? context.platform ?? 'mt4') ? 1 : 0;

/** What a word counts at least, wherever in a section it stands. */
const LEAST_QUALITY = 0.3;

/** The engine's score, by rarity, of a word that is in a short heading. */
const HEADING_SCORE = 8;

/** What a word counts that the page has, but not the section. */
const ELSEWHERE = 0.4;

/** What a word loses that no heading of the manual has: it rarely is the matter of a query. */
const INCIDENTAL = 0.5;

/** 0 to 1: how well a section has a word. */
export function quality(score: number, rarity: number): number {
  const share = Math.min(1, Math.sqrt(score / (HEADING_SCORE * rarity)));
  return score === 0 ? 0 : LEAST_QUALITY + (1 - LEAST_QUALITY) * share;
}

/**
 * 0 to 1: how much of the query the section has, and how well. A rare word counts more, but not so
 * much that one rare word outdoes two others; half an answer is worth much less than a whole one.
 */
export const wordsFound: Rule = ({scores, onPage}, {query, rarities, bestScores}) => {
  let found = 0;
  let asked = 0;
  rarities.forEach((rarity, word) => {
    if (rarity > 0) {
      const best = quality(bestScores[word] ?? 0, rarity);
      const certainty = query.words[word]?.certainty ?? 1;
      const weight = certainty * Math.sqrt(rarity) * (1 - INCIDENTAL * (1 - best));
      const here = quality(scores[word] ?? 0, rarity);
      const elsewhere = ELSEWHERE * quality(onPage.best[word] ?? 0, rarity);
      found += weight * Math.max(here, elsewhere);
      asked += weight;
    }
  });
  return asked === 0 ? 0 : (found / asked) ** 3;
};

/** Up to 1.5 for a page that has the words in many sections, because it is about them. */
export const aboutness: Rule = ({onPage}, {rarities}) => {
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const share = rarities.reduce(
    (sum, rarity, word) => sum + (rarity * (onPage.sectionsWith[word] ?? 0)) / onPage.sections,
    0,
  );
  return total === 0 ? 1 : 1 + (0.5 * share) / total;
};

/** Up to 2 for words that stand side by side as in the query, because a phrase has a meaning of its own. */
export const phrase: Rule = ({texts}, {neighbours}) => {
  const share = ({telling}: WordSequence) =>
    neighbours.filter((pair) => telling.includes(pair)).length / Math.max(1, neighbours.length);
  return 1 + 0.6 * share(texts.heading) + 0.4 * share(texts.content);
};

/** Up to 1.6 for a heading that says the query and nothing but the query, because it names the matter. */
export const wholeHeading: Rule = ({texts}, {query, foundTerms}) => {
  const {tellingTerms, headingTerms} = texts;
  const found = tellingTerms.filter((terms) => terms.some((term) => foundTerms.has(term)));
  if (found.length === 0) {
    return 1;
  }
  const said = query.words.filter(
    ({terms, phrases}) =>
      Array.from(headingTerms).some((term) => terms.has(term)) ||
      phrases.some((words) => words.every((term) => headingTerms.has(term))),
  );
  return 1 + 0.6 * (found.length / tellingTerms.length) * (said.length / query.words.length);
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

/** A little more for a title, because it stands for the whole page. */
export const title: Rule = ({section}) => (section.type === 'lvl1' ? 1.1 : 1);

/** Less for pages that only lead to others: lists, and the landing page of a product not asked for. */
export const leading: Rule = ({page, product}, {query}) => {
  const isLanding = product !== null && page.pageRank > 0 && query.product === null;
  return page.pageRank < 0 ? 0.5 : isLanding ? 0.7 : 1;
};

/** Less for a glossary term, because a definition does not solve a problem, unless a meaning is asked for. */
export const definition: Rule = ({section}, {query}) =>
  section.anchor?.startsWith('term-') && !query.asksMeaning ? 0.5 : 1;

/**
 * Less for rows of codes when no code and no error is asked for, because they are short and many, and
 * for the headings of their tables, which only lead to them.
 */
export const codeRow: Rule = ({section}, {query}) => {
  if (query.terms.some((term) => ERROR_WORDS.has(term) || /\d{2}/.test(term))) {
    return 1;
  }
  return codeOf(section) ? 0.7 : CODE_TABLE.test(section.anchor ?? '') ? 0.5 : 1;
};

const FACTORS: readonly Rule[] = [
  wordsFound,
  aboutness,
  phrase,
  wholeHeading,
  manual,
  loneProduct,
  platform,
  title,
  leading,
  definition,
  codeRow,
];

/**
 * The matches, best first: rows of codes that are asked for, then by all factors. Near twins that
 * are alike in all else stand in the order of the file.
 */
export function rankMatches(matches: readonly Match[], input: RankingInput): Match[] {
  return matches
    .map((match) => {
      const code = exactCode(match, input);
      return {
        match,
        code: code && 2 * code + codePlatform(match, input),
        score: FACTORS.reduce((score, rule) => score * rule(match, input), 1),
      };
    })
    .sort(
      (a, b) =>
        b.code - a.code || b.score - a.score || a.match.section.position - b.match.section.position,
    )
    .map(({match}) => match);
}
