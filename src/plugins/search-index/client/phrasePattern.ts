/** Letters that a word may end in beyond its term: `stop` is also found in `stops` and `stopped`. */
const ENDING = '\\p{L}{0,4}';

/** What stands between neighbours: a blank or a joiner, and at most one small word (`attach the EA`). */
const GAP = '[^\\p{L}\\p{N}.!?·]{1,3}(?:\\p{L}{1,3} )?';

/** Matches texts that have the terms side by side and in this order. Terms hold letters and digits alone. */
export function phrasePattern(terms: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${terms.join(ENDING + GAP)}`, 'iu');
}
