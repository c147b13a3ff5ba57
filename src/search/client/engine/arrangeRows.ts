import type {SearchHit} from '../../types';
import type {Match} from './findMatches';
import type {MatchGroup} from './groupMatches';
import type {ParsedQuery} from './parseQuery';
import {isNamedBy, isTyped} from './wordsSaid';
import {DEFINITION_PLACE, MOST_ROWS} from './weights';

/** A row of the list. */
export interface Row extends Pick<SearchHit, 'isBelowPage' | 'hasMore' | 'isFurther'> {
  found: MatchGroup;
}

/** Puts what was found, best first, into the order of the list. */
export function arrangeRows(ranked: readonly MatchGroup[], query: ParsedQuery): Row[] {
  return spreadPages(placeDefinition(ranked, query));
}

/**
 * Keeps one page from filling the list. Rows of one page stand together as long as no other page has a
 * better one, three at most. The further rows follow at the end, best first.
 */
function spreadPages(ranked: readonly MatchGroup[]): Row[] {
  const pages = new Map<string, MatchGroup[]>();
  const further: MatchGroup[] = [];
  let current: MatchGroup[] | undefined;
  for (const found of ranked) {
    const page = pageGroupOf(found);
    const rows = pages.get(page);
    if (!rows) {
      current = [found];
      pages.set(page, current);
    } else if (rows === current && rows.length < MOST_ROWS) {
      rows.push(found);
    } else {
      further.push(found);
    }
  }
  const withMore = new Set(further.map(pageGroupOf));
  const shown = [...pages].flatMap(([page, rows]) =>
    rows.map((found, at): Row => ({
      found,
      ...(rows.slice(0, at).some(isHead) && {isBelowPage: true}),
      ...(at === 0 && withMore.has(page) && {hasMore: true}),
    })),
  );
  return [...shown, ...further.map((found): Row => ({found, isFurther: true}))];
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
  const titleOf = ({section}: Match) => section.titles()[0];
  const definitions = ranked.filter(({best}) => best.section.indexed.kind === 'term');
  const definition =
    definitions.find(({best}) => isTyped(titleOf(best), query)) ??
    definitions.find(({best}) => isNamedBy(titleOf(best), query));
  if (!definition) {
    return ranked;
  }
  const others = ranked.filter((found) => found !== definition);
  const sibling = others
    .slice(0, DEFINITION_PLACE)
    .findIndex(({best}) => best.at.page === definition.best.at.page);
  // Beside a row of its page: the list shows the rows of a page together.
  const latest = query.asksMeaning ? 0 : sibling === -1 ? DEFINITION_PLACE : sibling + 1;
  return ranked.indexOf(definition) <= latest
    ? ranked
    : [...others.slice(0, latest), definition, ...others.slice(latest)];
}
