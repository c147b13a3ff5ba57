import type {SearchContext} from '../../types';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';
import {asksForError, codePlatform, exactCode} from './exactCode';
import type {WordSequence} from './wordSequence';
import {wordsSaid} from './wordsSaid';

export interface RankingInput {
  query: ParsedQuery;
  context: SearchContext;
  /** How rare each word of the query is, from about 0.7 for one that all sections have. */
  rarities: readonly number[];
  /** Every term that counts as found, with its weight: 1 for what was typed. */
  foundTerms: ReadonlyMap<string, number>;
  /** Each two telling words of the query that are neighbours, as a text's telling sequence has them. */
  neighbours: readonly string[];
}

/** Higher is better. A factor is 1 where its rule has nothing to say. */
type Rule = (match: Match, input: RankingInput) => number;

/** What a word counts at least, wherever it is in a section. */
const LEAST_QUALITY = 0.3;

/** The engine's score, by rarity, of a word that is in a short heading. */
const HEADING_SCORE = 8;

/** What a word counts that the page has, but not the section. */
const ELSEWHERE = 0.4;

/** 0 to 1: how well a section has a word. */
export function quality(score: number, rarity: number): number {
  const share = Math.min(1, Math.sqrt(score / (HEADING_SCORE * rarity)));
  return score === 0 ? 0 : LEAST_QUALITY + (1 - LEAST_QUALITY) * share;
}

/**
 * 0 to 1: how much of the query the section has, and how well. A rare word counts more, but not so
 * much that one rare word outdoes two others; half an answer is worth much less than a whole one.
 */
export const wordsFound: Rule = ({scores, onPage}, {query, rarities}) => {
  let found = 0;
  let asked = 0;
  rarities.forEach((rarity, word) => {
    if (rarity > 0) {
      const certainty = query.words[word]?.certainty ?? 1;
      const weight = certainty * Math.sqrt(rarity);
      const here = quality(scores[word] ?? 0, rarity);
      const elsewhere = ELSEWHERE * quality(onPage.best[word] ?? 0, rarity);
      found += weight * Math.max(here, elsewhere);
      asked += weight;
    }
  });
  return asked === 0 ? 0 : (found / asked) ** 2;
};

/** Up to 1.4 for a page that has the words in many sections, because it is about them. */
export const aboutness: Rule = ({onPage}, {rarities}) => {
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const share = rarities.reduce(
    (sum, rarity, word) => sum + (rarity * (onPage.sectionsWith[word] ?? 0)) / onPage.sections,
    0,
  );
  return total === 0 ? 1 : 1 + (0.4 * share) / total;
};

/** Up to 1.8 for words that are side by side as in the query, because a phrase means more than its words. */
export const phrase: Rule = ({texts}, {neighbours}) => {
  const share = ({telling}: WordSequence) =>
    neighbours.filter((pair) => telling.includes(pair)).length / Math.max(1, neighbours.length);
  return 1 + 0.4 * Math.max(...texts.titles().map(share)) + 0.4 * share(texts.content());
};

/** Up to 1.8 for a title that says the query and nothing but the query, because it names the subject. */
export const wholeTitle: Rule = ({texts}, {query, foundTerms}) => {
  const shares = texts.titles().map((title) => {
    let found = 0;
    let whole = 0;
    for (const {terms, rarity} of title.tellingWords) {
      found += rarity * Math.max(...terms.map((term) => foundTerms.get(term) ?? 0));
      whole += rarity;
    }
    return found === 0 ? 0 : (found / whole) * (wordsSaid(title, query) / query.words.length);
  });
  return 1 + 0.8 * Math.max(...shares);
};

/** Up to 2.5 for a message of a code or line that the query repeats, by how much of the query it is. */
export const wholeMessage: Rule = ({texts}, {query}) => {
  const [, ...messages] = texts.titles();
  const length = (telling: string) => telling.split(' ').length;
  const shares = messages
    .filter(({telling}) => telling.trim() !== '' && query.asked.includes(telling))
    .map(({telling}) => (length(telling) - 2) / (length(query.asked) - 2));
  return 1 + 1.5 * Math.max(0, ...shares);
};

/** More for the manual that the query names; if it names none, a little more for the reader's own. */
export const manual: Rule = ({at}, {query, context}) => {
  const {product} = at;
  if (query.product !== null) {
    return product === query.product ? 1.5 : product === null ? 0.8 : 0.4;
  }
  return product !== null && product === context.product ? 1.3 : 1;
};

/** Less for a page that one product alone has, when that product is neither asked for nor the reader's. */
export const loneProduct: Rule = ({at}, {query, context}) =>
  at.isLone && at.product !== query.product && at.product !== context.product ? 0.7 : 1;

/**
 * Less for the other platform than the one that is asked for, or that the reader's page is about. Of near
 * twins that differ little MT4 comes first, as in the menus.
 */
export const platform: Rule = ({texts: {section}}, {query, context}) => {
  if (section.platform === null) {
    return 1;
  }
  if (query.platform !== null) {
    return section.platform === query.platform ? 1 : 0.4;
  }
  if (context.platform !== null) {
    return section.platform === context.platform ? 1 : 0.8;
  }
  return section.platform === 'mt4' ? 1 : 0.95;
};

/** A little more for the title of a page, because it leads to all of the page. */
export const title: Rule = ({texts}) => (texts.section.type === 'lvl1' ? 1.1 : 1);

/** Less for the landing page of a product that is not asked for, because it mostly leads to others. */
export const landing: Rule = ({at}, {query}) =>
  at.product !== null && at.page.pageRank > 0 && query.product === null ? 0.7 : 1;

/** 0 for pages that only lead to others: home, lists. They are worth a row where nothing else is found. */
const hasContent = ({at}: Match): number => (at.page.pageRank < 0 ? 0 : 1);

/** Less for a glossary term, because a definition does not solve a problem, unless a meaning is asked for. */
export const definition: Rule = ({texts}, {query}) =>
  texts.section.kind === 'term' && !query.asksMeaning ? 0.5 : 1;

/** Less for rows of codes and lines when no code and no error is asked for, because they are short and many. */
export const codeRow: Rule = ({texts}, {query}) => {
  const {kind} = texts.section;
  const isRow = kind === 'code' || kind === 'line';
  const isAsked = asksForError(query);
  return isRow && !isAsked ? 0.5 : 1;
};

/** Less for headings that only lead to those below them. */
export const group: Rule = ({texts}) => (texts.section.kind === 'group' ? 0.5 : 1);

/** All but `wordsFound`. */
const FACTORS: readonly Rule[] = [
  aboutness,
  phrase,
  wholeTitle,
  wholeMessage,
  manual,
  loneProduct,
  platform,
  title,
  landing,
  definition,
  codeRow,
  group,
];

/** Most matches of an answer, as Algolia has it. */
const MOST_MATCHES = 1000;

interface Ranked {
  match: Match;
  /** Above 0 for the row of a code that is asked for. */
  code: number;
  content: number;
  score: number;
}

/**
 * The best matches, best first: rows of codes that are asked for, then by all factors. Those with the most
 * words found are chosen first, since all factors take long for thousands of matches. Near twins that are
 * alike in all else keep the order of the file.
 */
export function rankMatches(matches: readonly Match[], input: RankingInput): Match[] {
  const ranked = matches.map((match): Ranked => {
    const code = exactCode(match, input);
    return {
      match,
      code: code && 2 * code + codePlatform(match, input),
      content: hasContent(match),
      score: wordsFound(match, input),
    };
  });
  ranked.sort(compareRanked);
  return ranked
    .slice(0, MOST_MATCHES)
    .map((it) => ({
      ...it,
      score: FACTORS.reduce((score, rule) => score * rule(it.match, input), it.score),
    }))
    .sort(compareRanked)
    .map(({match}) => match);
}

function compareRanked(a: Ranked, b: Ranked): number {
  return (
    b.code - a.code ||
    b.content - a.content ||
    b.score - a.score ||
    a.match.texts.section.position - b.match.texts.section.position
  );
}
