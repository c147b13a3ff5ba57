import type {MatchGroup} from './groupMatches';
import type {ParsedQuery} from './parseQuery';
import {FEWEST, LIKELY, MOST_LIKELY, MOST_NEAREST} from './weights';

/**
 * Leaves out what will hardly help: rows without the code that the query names, and rows that are
 * far worse than the best one. The row of a code that the query names is no measure for the others.
 * Small words alone (`how do I`) ask for nothing, so that no row is likely.
 * @param ranked best first
 */
export function likelyRows(
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
