import {orderCounterparts} from '../../shared/counterparts';
import type {SearchHit} from '../../types';
import type {ParsedQuery} from './parseQuery';
import {saysWord, type RankedMatch} from './rank';
import type {Title} from './sections';
import {DEFINITION_PLACE, FEWEST, LIKELY, MOST_LIKELY, MOST_NEAREST, MOST_ROWS} from './weights';

/** A section that was found, once for all its counterparts. */
export interface MatchGroup {
  best: RankedMatch;
  /** All matches, best first: the section, and its counterparts on other pages. */
  matches: readonly RankedMatch[];
}

/** A row of the list. */
export interface Row extends Pick<SearchHit, 'isBelowPage' | 'hasMore' | 'isFurther'> {
  group: MatchGroup;
}

/** The rows of the list. @param ranked best first */
export function arrangeRows(ranked: readonly RankedMatch[], query: ParsedQuery): Row[] {
  return spreadPages(placeDefinition(likelyRows(groupMatches(ranked), query), query));
}

/**
 * Puts the matches of one section together: the same anchor on pages that differ in product line or platform
 * alone. Their texts may differ a little.
 * @param ranked best first
 */
function groupMatches(ranked: readonly RankedMatch[]): MatchGroup[] {
  const groups = new Map<string, [RankedMatch, ...RankedMatch[]]>();
  for (const match of ranked) {
    const group = groups.get(match.at.group);
    if (group) {
      group.push(match);
    } else {
      groups.set(match.at.group, [match]);
    }
  }
  return [...groups.values()].map((matches) => ({best: matches[0], matches}));
}

/** The counterparts that the row of a group names. */
export function counterpartsOf({best, matches}: MatchGroup): RankedMatch[] {
  const counterparts = matches.slice(1).map((match) => ({...match.at, match}));
  return orderCounterparts(best.at, counterparts).map(({match}) => match);
}

/**
 * Leaves out what will hardly help: rows without the code that the query names, and rows that are
 * far worse than the best one. The row of a code that the query names is no measure for the others.
 * Small words alone (`how do I`) ask for nothing, so that no row is likely.
 * @param ranked best first
 */
function likelyRows(
  ranked: readonly MatchGroup[],
  {words, stems, unknown}: ParsedQuery,
): MatchGroup[] {
  const codes = ranked.flatMap(({best}) =>
    best.code > 0 ? [best.section.indexed.code ?? ''] : [],
  );
  const isCode = words.map(({terms}) => codes.some((code) => terms.has(code)));
  const withCode = ranked.filter(({best}) =>
    best.scores.some((it, word) => it > 0 && isCode[word]),
  );
  const rows = withCode.length > 0 ? withCode : ranked;
  const least = LIKELY * (rows.find(({best}) => best.code === 0)?.best.score ?? 0);
  const likely = rows.filter(({best}) => best.code > 0 || best.score >= least);
  const most = Math.min(MOST_LIKELY, Math.max(FEWEST, likely.length));
  const isAnyLikely = stems.trim() !== '' && unknown.length === 0;
  return (codes.length > 0 ? likely : rows).slice(0, isAnyLikely ? most : MOST_NEAREST);
}

/**
 * Keeps one page from filling the list. Rows of one page stand together as long as no other page has a
 * better one, three at most. The further rows follow at the end, best first.
 */
function spreadPages(ranked: readonly MatchGroup[]): Row[] {
  const pages = new Map<string, MatchGroup[]>();
  const further: MatchGroup[] = [];
  let current: MatchGroup[] | undefined;
  for (const group of ranked) {
    const page = pageGroupOf(group);
    const rows = pages.get(page);
    if (!rows) {
      current = [group];
      pages.set(page, current);
    } else if (rows === current && rows.length < MOST_ROWS) {
      rows.push(group);
    } else {
      further.push(group);
    }
  }
  const withMore = new Set(further.map(pageGroupOf));
  const shown = [...pages].flatMap(([page, rows]) =>
    rows.map((group, at): Row => ({
      group,
      ...(rows.slice(0, at).some(isHead) && {isBelowPage: true}),
      ...(at === 0 && withMore.has(page) && {hasMore: true}),
    })),
  );
  return [...shown, ...further.map((group): Row => ({group, isFurther: true}))];
}

function pageGroupOf({best}: MatchGroup): string {
  return best.at.pageGroup;
}

/** Whether the rows of its page stand below it: a page, or the row of a code that the query names. */
function isHead({best}: MatchGroup): boolean {
  return best.section.indexed.kind === 'page' || best.code > 0;
}

/**
 * Moves the definition of a term to the front when the query asks for it, and among the first rows when
 * the query is the term.
 */
function placeDefinition(ranked: readonly MatchGroup[], query: ParsedQuery): readonly MatchGroup[] {
  const definition = ranked.find(
    ({best: {section}}) => section.indexed.kind === 'term' && isNamedBy(section.titles()[0], query),
  );
  if (!definition) {
    return ranked;
  }
  const others = ranked.filter((found) => found !== definition);
  const latest = query.asksMeaning ? 0 : DEFINITION_PLACE;
  return ranked.indexOf(definition) <= latest
    ? ranked
    : [...others.slice(0, latest), definition, ...others.slice(latest)];
}

/** Whether a title and the query say the same, word for word. */
function isNamedBy(title: Title, query: ParsedQuery): boolean {
  const typed = new Set(query.words.flatMap(({terms, phrases}) => [...terms, ...phrases.flat()]));
  return (
    query.words.every((word) => saysWord(title, word)) &&
    title.keywords.every(({terms}) => terms.some((term) => typed.has(term)))
  );
}
