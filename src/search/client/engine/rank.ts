import type {SearchContext} from '../../types';
import type {Match} from './findMatches';
import type {ParsedQuery, QueryWord} from './parseQuery';
import {asksForError, codePlatform, exactCode} from './exactCode';
import type {Section, Title} from './sections';
import {MOST_MATCHES, WEIGHTS} from './weights';
import {hasInOrder, type WordSequence} from './wordSequence';

export interface RankingInput {
  query: ParsedQuery;
  context: SearchContext;
  /** How rare each word of the query is, from about 0.7 for one that all sections have. */
  rarities: readonly number[];
  /** Every term that counts as found, with its weight: 1 for what was typed. */
  foundTerms: ReadonlyMap<string, number>;
  /** Each two keywords that are neighbours in the query, in the form of `WordSequence.withoutStops`. */
  neighbours: readonly string[];
}

/** Higher is better. A factor is 1 where its rule has nothing to say. */
type Rule = (match: Match, input: RankingInput) => number;

/** 0 to 1: how well a section has a word. */
function quality(score: number, rarity: number): number {
  const {heading, anywhere} = WEIGHTS;
  const share = Math.min(1, Math.sqrt(score / (heading * rarity)));
  return score === 0 ? 0 : anywhere + (1 - anywhere) * share;
}

/**
 * 0 to 1: how much of the query the section has, and how well. A rare word counts more, but not so
 * much that one rare word outdoes two others; half an answer is worth much less than a whole one.
 */
const wordsFound: Rule = ({scores, onPage}, {rarities}) => {
  let found = 0;
  let whole = 0;
  rarities.forEach((rarity, word) => {
    if (rarity > 0) {
      const weight = Math.sqrt(rarity);
      const here = quality(scores[word] ?? 0, rarity);
      const elsewhere = WEIGHTS.elsewhere * quality(onPage[word] ?? 0, rarity);
      found += weight * Math.max(here, elsewhere);
      whole += weight;
    }
  });
  return whole === 0 ? 0 : (found / whole) ** WEIGHTS.wholeness;
};

/** More for words that are side by side as in the query, because a phrase means more than its words. */
const phrase: Rule = ({section}, {neighbours}) => {
  const share = ({withoutStops}: WordSequence) =>
    neighbours.filter((pair) => withoutStops.includes(pair)).length /
    Math.max(1, neighbours.length);
  const inTitle = Math.max(...section.titles().map(share));
  return 1 + WEIGHTS.phrase * (inTitle + share(section.content()));
};

/** Whether a title says a word of the query, in any way. */
export function saysWord({terms: said}: Title, {terms, phrases}: QueryWord): boolean {
  for (const term of said) {
    if (terms.has(term)) {
      return true;
    }
  }
  return phrases.some((phrase) => phrase.every((term) => said.has(term)));
}

/** 0 to 1: how much of a title is in the query, and of the query in the title. Rare words count more. */
function likeness(title: Title, {query, foundTerms, rarities}: RankingInput): number {
  let found = 0;
  let whole = 0;
  for (const {terms, rarity} of title.keywords) {
    found += rarity * terms.reduce((most, term) => Math.max(most, foundTerms.get(term) ?? 0), 0);
    whole += rarity;
  }
  if (found === 0) {
    return 0;
  }
  const said = rarities.filter((_, at) => {
    const word = query.words[at];
    return word && saysWord(title, word);
  });
  return (found / whole) * (sum(said) / sum(rarities));
}

function mostLike(titles: readonly Title[], input: RankingInput): number {
  return titles.reduce((most, title) => Math.max(most, likeness(title, input)), 0);
}

/** More for a title that says the query and nothing but the query, because it names the subject. */
const wholeTitle: Rule = ({section}, input) =>
  1 + WEIGHTS.wholeTitle * mostLike(section.titles(), input);

/** More for what owners ask. Only the line that is most like the query counts: words from several lines mean nothing together. */
const asked: Rule = ({section}, input) => 1 + WEIGHTS.asked * mostLike(section.asked(), input);

/**
 * More for a message of a code or log line that the query repeats, by how much of the query it is. A log has names
 * between the words: `expert GoldBot removed`. Times and prices of a pasted line do not count. One word of several
 * is no message: who asks for a locked position has not read `locked`.
 */
const wholeMessage: Rule = ({section}, {query}) => {
  const [, ...messages] = section.titles();
  const length = (words: string) => words.split(' ').filter((word) => /^\D+$/.test(word)).length;
  const shares = messages
    .map(({withoutStops}) => withoutStops)
    .filter((message) => message.trim() !== '' && hasInOrder(query.stems, message))
    .filter((message) => message === query.stems || length(message) > 1 || asksForError(query))
    .map((message) => length(message) / Math.max(1, length(query.stems)));
  return 1 + WEIGHTS.wholeMessage * Math.max(0, ...shares);
};

/** More for the manual that the query names; if it names none, a little more for the reader's own. */
const manual: Rule = ({at}, {query, context}) => {
  if (at.product === null) {
    return 1;
  }
  if (query.product !== null) {
    return at.product === query.product ? WEIGHTS.namedManual : 1;
  }
  return at.product === context.product ? WEIGHTS.ownManual : 1;
};

/**
 * Less for the other platform than the one that is asked for, or that the reader's page is about. Of
 * counterparts that differ little MT4 comes first, as in the menus.
 */
const platform: Rule = ({at}, {query, context}) => {
  if (at.platform === null) {
    return 1;
  }
  if (query.platform !== null) {
    return at.platform === query.platform ? 1 : WEIGHTS.otherPlatform;
  }
  if (context.platform !== null) {
    return at.platform === context.platform ? 1 : WEIGHTS.notOwnPlatform;
  }
  return at.platform === 'mt4' ? 1 : WEIGHTS.secondPlatform;
};

/** Less for a glossary term, because a definition does not solve a problem, unless a meaning is asked for. */
const definition: Rule = ({section}, {query}) =>
  section.indexed.kind === 'term' && !query.asksMeaning ? WEIGHTS.definition : 1;

/**
 * Less for codes and log lines when no code and no error is asked for, because they are short and many. Who types
 * a whole line of a log asks for it, but the message of a code can be anybody's words: `not enough money`.
 */
const codeRow: Rule = (match, input) => {
  const {kind} = match.section.indexed;
  const isLineTyped = kind === 'logLine' && wholeMessage(match, input) > 1;
  const isAsked = isLineTyped || asksForError(input.query);
  return ['code', 'codeTable', 'logLine'].includes(kind) && !isAsked ? WEIGHTS.codeRow : 1;
};

/** What a section says, on whichever page it is. */
const OF_SECTION: readonly Rule[] = [phrase, wholeTitle, asked, wholeMessage, definition, codeRow];

/** The other rules but `wordsFound`. */
const OF_PAGE: readonly Rule[] = [manual, platform];

/** A match with its place in the order. */
export interface RankedMatch extends Match {
  /** Above 0 for the row of a code that the query names. */
  code: number;
  score: number;
}

/**
 * The best matches, best first: rows of codes that the query names, then by all factors. Those with the most
 * words found are chosen first, since all factors take long for thousands of matches. Counterparts that are
 * alike in all else keep the order of the file.
 */
export function rankMatches(matches: readonly Match[], input: RankingInput): RankedMatch[] {
  const ranked = matches.map((match): RankedMatch => {
    const code = exactCode(match, input);
    return {
      ...match,
      code: code && 2 * code + codePlatform(match, input),
      score: wordsFound(match, input),
    };
  });
  const product = (rules: readonly Rule[], match: Match) =>
    rules.reduce((score, rule) => score * rule(match, input), 1);
  // Products share most sections.
  const ofSections = new Map<Section, number>();
  const ofSection = (match: Match) => {
    const known = ofSections.get(match.section) ?? product(OF_SECTION, match);
    ofSections.set(match.section, known);
    return known;
  };
  return ranked
    .sort(compareRanked)
    .slice(0, MOST_MATCHES)
    .map((it) => ({...it, score: it.score * ofSection(it) * product(OF_PAGE, it)}))
    .sort(compareRanked);
}

function compareRanked(a: RankedMatch, b: RankedMatch): number {
  return (
    b.code - a.code || b.score - a.score || a.section.indexed.position - b.section.indexed.position
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
