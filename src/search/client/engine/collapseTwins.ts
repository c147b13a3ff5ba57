import {orderTwins} from '../../shared/twins';
import type {Match} from './findMatches';

/** A place of the manual that was found. */
export interface FoundPlace {
  best: Match;
  /** All matches of the place, best first: parts of a long text, and the same place of near-twin pages. */
  matches: readonly Match[];
}

/**
 * Puts the matches of one place together: the same anchor on pages that differ in product line or platform
 * alone. Their texts may differ a little.
 * @param ranked best first
 */
export function collapseTwins(ranked: readonly Match[]): FoundPlace[] {
  const places = new Map<string, Match[]>();
  for (const match of ranked) {
    const place = places.get(match.at.place);
    if (place) {
      place.push(match);
    } else {
      places.set(match.at.place, [match]);
    }
  }
  return [...places.values()].map((matches) => ({best: matches[0] as Match, matches}));
}

/** The best match of each near-twin page that the row of a place names. */
export function twinsOf({best, matches}: FoundPlace): Match[] {
  const perPage = new Map([...matches].reverse().map((match) => [match.at.page, match]));
  perPage.delete(best.at.page);
  const places = [...perPage.values()].map((match) => ({...match.at, match}));
  return orderTwins(best.at, places).map(({match}) => match);
}
