import {stopLink} from '../../../data/supportPages';
import {pathOf} from '../../shared/indexFormat';
import {isStopWord} from '../../shared/stopWords';
import {orderCounterparts} from './counterparts';
import type {SearchHit} from '../../types';
import {BEGUN} from './exactCode';
import type {ParsedQuery} from './parseQuery';
import {containsWord, type RankedMatch} from './rank';
import type {Title} from './sections';
import {
  DEFINITION_PLACE,
  MIN_ROWS,
  LIKELY_SHARE,
  MAX_ROWS,
  MAX_UNLIKELY_ROWS,
  MAX_ROWS_OF_PAGE,
} from './weights';

/** A section that was found, together with its counterparts. */
export interface MatchGroup {
  best: RankedMatch;
  /** All matches, best first: the section, and its counterparts on other pages. */
  matches: readonly RankedMatch[];
}

/** A row of the result list. */
export interface Row extends Pick<SearchHit, 'isBelowPage' | 'isFurther'> {
  group: MatchGroup;
}

/**
 * Arranges the matches as rows of the list.
 * @param ranked best first
 */
export function arrangeRows(ranked: readonly RankedMatch[], query: ParsedQuery): Row[] {
  const groups = groupMatches(ranked);
  const page = groups.find(({best}) => isPageNamedBy(best, query));
  const term = groups.find(({best}) => isTermNamedBy(best, query));
  const stop = asksToStop(query) ? groups.find(stopsTheEa) : undefined;
  const withPage = moveUp(page, 0, limitRows(groups, query));
  const withTerm = moveUp(term, query.asksMeaning ? 0 : DEFINITION_PLACE, withPage);
  return limitRowsPerPage(
    moveUp(stop, 0, withTerm),
    (group) => group === term || group.best.codeRank === BEGUN,
  );
}

/** Moves a group up to a position, counted from 0, or adds it there. A group above it stays. */
function moveUp(
  group: MatchGroup | undefined,
  position: number,
  groups: readonly MatchGroup[],
): readonly MatchGroup[] {
  const others = groups.filter((other) => other !== group);
  return !group || groups.slice(0, position).includes(group)
    ? groups
    : [...others.slice(0, position), group, ...others.slice(position)];
}

/**
 * Groups the matches of one section: the same anchor on pages that differ only in product line or platform.
 * Their texts may differ a little.
 * @param ranked best first
 */
function groupMatches(ranked: readonly RankedMatch[]): MatchGroup[] {
  const groups = new Map<string, [RankedMatch, ...RankedMatch[]]>();
  for (const match of ranked) {
    const group = groups.get(match.page.group);
    if (group) {
      group.push(match);
    } else {
      groups.set(match.page.group, [match]);
    }
  }
  return [...groups.values()].map((matches) => ({best: matches[0], matches}));
}

/** The counterparts that a row links to. */
export function counterpartsOf({best, matches}: MatchGroup): RankedMatch[] {
  const counterparts = matches.slice(1).map((match) => ({...match.page, match}));
  return orderCounterparts(best.page, counterparts).map(({match}) => match);
}

/**
 * Leaves out rows that will hardly help: rows that lack the code which the query names, and rows far worse
 * than the best one. Rows of a named code do not set that limit, because they come first whatever their
 * score. A query of stop words (`how do I`) asks for nothing, so it gets only a few rows. Bugs of an EA never
 * fill up a short list.
 * @param ranked best first
 */
function limitRows(
  ranked: readonly MatchGroup[],
  {words, stems, unknown}: ParsedQuery,
): MatchGroup[] {
  const codes = ranked.flatMap(({best}) =>
    best.codeRank > 0 ? [best.section.indexed.code ?? ''] : [],
  );
  const isCode = words.map(({terms}) => codes.some((code) => terms.has(code)));
  const withCode = ranked.filter(({best}) =>
    best.scores.some((score, word) => score > 0 && isCode[word]),
  );
  const rows = withCode.length > 0 ? withCode : ranked;
  const minScore = LIKELY_SHARE * (rows.find(({best}) => best.codeRank === 0)?.best.score ?? 0);
  const likely = rows.filter(({best}) => best.codeRank > 0 || best.score >= minScore);
  const listed = rows.filter(
    (row) => likely.includes(row) || row.best.section.indexed.kind !== 'bug',
  );
  const maxRows = Math.min(MAX_ROWS, Math.max(MIN_ROWS, likely.length));
  const isAnyLikely = stems.trim() !== '' && unknown.length === 0;
  return (codes.length > 0 ? likely : listed).slice(0, isAnyLikely ? maxRows : MAX_UNLIKELY_ROWS);
}

/**
 * Keeps one page from filling the list. Rows of a page stay together, at most three, until another page has a
 * better row. Its other rows go to the end of the list, best first.
 * @param isApart whether a row stays where it is and does not count as one of its page
 */
function limitRowsPerPage(
  ranked: readonly MatchGroup[],
  isApart: (group: MatchGroup) => boolean,
): Row[] {
  const pages = new Map<string, MatchGroup[]>();
  const further: MatchGroup[] = [];
  let current: MatchGroup[] | undefined;
  for (const group of ranked) {
    const page = isApart(group) ? group.best.page.group : pageGroupOf(group);
    const rows = pages.get(page);
    if (!rows) {
      current = [group];
      pages.set(page, current);
    } else if (rows === current && rows.length < MAX_ROWS_OF_PAGE) {
      rows.push(group);
    } else {
      further.push(group);
    }
  }
  const shown = [...pages.values()].flatMap((rows) =>
    rows.map((group, index): Row => ({
      group,
      ...(rows.slice(0, index).some(leadsItsPage) && {isBelowPage: true}),
    })),
  );
  return [...shown, ...further.map((group): Row => ({group, isFurther: true}))];
}

function pageGroupOf({best}: MatchGroup): string {
  return best.page.pageGroup;
}

/**
 * Whether other rows of the same page are shown below this one: it is the page itself, or the row of a code
 * that the query names.
 */
function leadsItsPage({best}: MatchGroup): boolean {
  return best.section.indexed.kind === 'page' || best.codeRank > 0;
}

/**
 * Whether the query is the title of the page, word for word, with or without the name of its product. Readers who
 * type a title look for its page.
 */
function isPageNamedBy({section, page}: RankedMatch, {subject, product}: ParsedQuery): boolean {
  const [title] = section.titles();
  return (
    section.indexed.kind === 'page' &&
    title.withoutStops === subject &&
    (product === null || product === page.product)
  );
}

/** What is typed to stop an EA that must not trade on. */
const STOP_WORDS = new Set(['stop', 'halt', 'emergency', 'kill', 'panic']);

/** Words that may stand beside these. */
const BESIDE_STOP = new Set(
  'ea expert advisor robot bot trading trade position everything all now immediately close button switch'.split(
    ' ',
  ),
);

/** Whether the query asks for nothing but to stop an EA, or to close everything. */
function asksToStop({terms}: ParsedQuery): boolean {
  const keywords = terms.filter((term) => !isStopWord(term));
  const closesAll =
    keywords.includes('close') && (keywords.includes('everything') || keywords.includes('all'));
  return (
    (closesAll || keywords.some((term) => STOP_WORDS.has(term))) &&
    keywords.every((term) => STOP_WORDS.has(term) || BESIDE_STOP.has(term))
  );
}

function stopsTheEa({best: {section, page}}: MatchGroup): boolean {
  return pathOf({...section.indexed, ...page.indexed}).endsWith(stopLink.path);
}

/** Whether the query is the term of a definition, or asks for its meaning. */
function isTermNamedBy({section}: RankedMatch, query: ParsedQuery): boolean {
  return (
    section.indexed.kind === 'term' &&
    [section.titles()[0], section.shortTitle()].some((title) => isNamedBy(title, query))
  );
}

/** Whether title and query match word for word, synonyms included. */
function isNamedBy(title: Title, query: ParsedQuery): boolean {
  const typed = new Set(query.words.flatMap(({terms, phrases}) => [...terms, ...phrases.flat()]));
  return (
    query.words.every((word) => containsWord(title, word)) &&
    title.keywords.every(({terms}) => terms.some((term) => typed.has(term)))
  );
}
