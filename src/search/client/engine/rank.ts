import type {SearchContext} from '../../types';
import type {Match} from './findMatches';
import type {ParsedQuery, QueryWord} from './parseQuery';
import {asksForError, BEGUN, codeRank} from './exactCode';
import type {Section, Title} from './sections';
import {MAX_MATCHES, WEIGHTS} from './weights';
import {hasInOrder, type WordSequence} from './wordSequence';

interface RankingInput {
  query: ParsedQuery;
  context: SearchContext;
  /** How rare each word of the query is: about 0.7 if all sections have it, 0 if none has it. */
  rarities: readonly number[];
  /** The weight of every term that counts as found: 1 for what was typed. */
  foundTerms: ReadonlyMap<string, number>;
  /** Each pair of neighbouring keywords of the query, in the form of `WordSequence.withoutStops`. */
  neighbours: readonly string[];
}

/** A factor of the score: higher is better, 1 if the rule does not apply. */
type Rule = (match: Match, input: RankingInput) => number;

/** 0 to 1: how well a section matches one word. */
function quality(score: number, rarity: number): number {
  const {heading, anywhere} = WEIGHTS;
  const share = Math.min(1, Math.sqrt(score / (heading * rarity)));
  return score === 0 ? 0 : anywhere + (1 - anywhere) * share;
}

/**
 * 0 to 1: how much of the query the section has, and how well. Rare words count more, but one rare word does
 * not outweigh two others. Half an answer is worth much less than a whole one.
 */
const wordsFound: Rule = ({scores, onPage}, {rarities}) => {
  let found = 0;
  let totalWeight = 0;
  rarities.forEach((rarity, word) => {
    if (rarity > 0) {
      const weight = Math.sqrt(rarity);
      const here = quality(scores[word] ?? 0, rarity);
      const elsewhere = WEIGHTS.elsewhere * quality(onPage[word] ?? 0, rarity);
      found += weight * Math.max(here, elsewhere);
      totalWeight += weight;
    }
  });
  return totalWeight === 0 ? 0 : (found / totalWeight) ** WEIGHTS.wholeness;
};

/**
 * Raises sections that have neighbouring words of the query side by side, because a phrase means more than
 * its words.
 */
const phrase: Rule = ({section}, {neighbours}) => {
  const share = ({withoutStops}: WordSequence) =>
    neighbours.filter((pair) => withoutStops.includes(pair)).length /
    Math.max(1, neighbours.length);
  const inTitle = Math.max(...section.titles().map(share));
  return 1 + WEIGHTS.phrase * (inTitle + share(section.content()));
};

/** Whether a title has a word of the query, in any of its alternatives. */
export function containsWord({terms: inTitle}: Title, {terms, phrases}: QueryWord): boolean {
  for (const term of inTitle) {
    if (terms.has(term)) {
      return true;
    }
  }
  return phrases.some((phrase) => phrase.every((term) => inTitle.has(term)));
}

/** 0 to 1: how far title and query cover each other. Rare words count more. */
function likeness(title: Title, {query, foundTerms, rarities}: RankingInput): number {
  let found = 0;
  let totalWeight = 0;
  for (const {terms, rarity} of title.keywords) {
    found += rarity * terms.reduce((best, term) => Math.max(best, foundTerms.get(term) ?? 0), 0);
    totalWeight += rarity;
  }
  if (found === 0) {
    return 0;
  }
  const covered = rarities.filter((_, index) => {
    const word = query.words[index];
    return word && containsWord(title, word);
  });
  return (found / totalWeight) * (sum(covered) / sum(rarities));
}

function mostLike(titles: readonly Title[], input: RankingInput): number {
  return titles.reduce((best, title) => Math.max(best, likeness(title, input)), 0);
}

/** Raises titles that match the whole query and have no other words, because they name its subject. */
const wholeTitle: Rule = ({section}, input) =>
  1 + WEIGHTS.wholeTitle * mostLike(section.titles(), input);

/**
 * Raises sections that answer a question like the query. Only the most similar question counts, since words
 * from several questions mean nothing together.
 */
const readerQuestion: Rule = ({section}, input) =>
  1 + WEIGHTS.readerQuestion * mostLike(section.readerQuestions(), input);

/**
 * Raises rows whose message is in the query, by its share of the query. Names may stand between the words of the
 * message (`expert GoldBot removed`); times and prices do not count. A short message, of one word, or of two for a
 * code, must be the whole query unless that asks for an error: a question about a locked position does not quote
 * `locked`. One word must also have the form of the message: `cancel` does not quote `canceled`.
 */
const wholeMessage: Rule = ({section}, {query}) => {
  const [, ...messages] = section.titles();
  const shortest = section.indexed.kind === 'code' ? 3 : 2;
  const length = (words: string) => words.split(' ').filter((word) => /^\D+$/.test(word)).length;
  const shares = messages
    .filter(
      ({withoutStops, terms}) =>
        length(withoutStops) > 1 || query.terms.some((term) => terms.has(term)),
    )
    .map(({withoutStops}) => withoutStops)
    .filter((message) => message.trim() !== '' && hasInOrder(query.stems, message))
    .filter(
      (message) => message === query.stems || length(message) >= shortest || asksForError(query),
    )
    .map((message) => length(message) / Math.max(1, length(query.stems)));
  return 1 + WEIGHTS.wholeMessage * Math.max(0, ...shares);
};

/** Raises the manual that the query names; if it names none, raises the reader's own manual a little. */
const manual: Rule = ({page}, {query, context}) => {
  if (page.product === null) {
    return 1;
  }
  if (query.product !== null) {
    return page.product === query.product ? WEIGHTS.namedManual : 1;
  }
  return page.product === context.product ? WEIGHTS.ownManual : 1;
};

/** Lowers the platform that the query is not about or, if it names none, the reader's page. */
const platform: Rule = ({page}, {query, context}) => {
  const wanted = query.platform ?? context.platform ?? page.platform;
  return page.platform === null || page.platform === wanted ? 1 : WEIGHTS.otherPlatform;
};

/** Lowers glossary terms, unless the query asks for a meaning: a definition does not solve a problem. */
const definition: Rule = ({section}, {query}) =>
  section.indexed.kind === 'term' && !query.asksMeaning ? WEIGHTS.definition : 1;

/**
 * Lowers rows of codes and log lines unless the query asks for an error, because they are short and many.
 * Typing a whole log line counts as asking for it. The message of a code does not count, since it can be
 * anybody's words: `not enough money`. A bug of the EA is named in the words of programmers, which mean
 * something else to readers: `wrong trade` of `Wrong trade property ID`. Only its number, its name or the
 * whole message ask for it.
 */
const codeRow: Rule = (match, input) => {
  const {kind} = match.section.indexed;
  const isTyped = (kind === 'logLine' || kind === 'bug') && wholeMessage(match, input) > 1;
  if (kind === 'bug') {
    return isTyped || codeRank(match, input) > 0 ? 1 : WEIGHTS.bugRow;
  }
  const isWanted = isTyped || asksForError(input.query);
  return ['code', 'codeTable', 'logLine'].includes(kind) && !isWanted ? WEIGHTS.codeRow : 1;
};

/** Rules about the section itself, the same on all of its pages. */
const SECTION_RULES: readonly Rule[] = [
  phrase,
  wholeTitle,
  readerQuestion,
  wholeMessage,
  definition,
  codeRow,
];

/** Rules about the page that the section is on. */
const PAGE_RULES: readonly Rule[] = [manual, platform];

/** A match with the two numbers that decide its position. */
export interface RankedMatch extends Match {
  /** Above 0 for the row of a code that the query names; higher for the better match. */
  codeRank: number;
  score: number;
}

/**
 * Ranks the matches and returns the best ones: first the rows of codes that the query names, then by score.
 * Only the matches with the best `wordsFound` go through the other rules, which are slow for thousands of
 * matches. Equal matches are sorted by their position on the page; counterparts keep the order of the file.
 */
export function rankMatches(matches: readonly Match[], input: RankingInput): RankedMatch[] {
  const ranked = matches.map((match): RankedMatch => {
    const rank = codeRank(match, input);
    return {...match, codeRank: rank, score: wordsFound(match, input)};
  });
  const product = (rules: readonly Rule[], match: Match) =>
    rules.reduce((score, rule) => score * rule(match, input), 1);
  // Products share most sections, so each section is scored once.
  const sectionScores = new Map<Section, number>();
  const sectionScore = (match: Match) => {
    const known = sectionScores.get(match.section) ?? product(SECTION_RULES, match);
    sectionScores.set(match.section, known);
    return known;
  };
  return ranked
    .sort(compareRanked)
    .slice(0, MAX_MATCHES)
    .map((match) => ({
      ...match,
      score: match.score * sectionScore(match) * product(PAGE_RULES, match),
    }))
    .sort(compareRanked);
}

function compareRanked(a: RankedMatch, b: RankedMatch): number {
  return (
    b.codeRank - a.codeRank ||
    (a.codeRank === BEGUN ? 0 : b.score - a.score) ||
    a.section.indexed.position - b.section.indexed.position
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
