import {orderCounterparts} from '../../shared/counterparts';
import type {RankedMatch} from './rank';

/** A section that was found, once for all its counterparts. */
export interface MatchGroup {
  best: RankedMatch;
  /** All matches, best first: the section, and its counterparts on other pages. */
  matches: readonly RankedMatch[];
}

/**
 * Puts the matches of one section together: the same anchor on pages that differ in product line or platform
 * alone. Their texts may differ a little.
 * @param ranked best first
 */
export function groupMatches(ranked: readonly RankedMatch[]): MatchGroup[] {
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
