import {round, table} from '../lib/report';
import {percentile} from '../lib/statistics';
import {SLOW_DOWN, type SiteKeys} from './measureKeys';

/** What a reader waits for: the input of the search, then the rows for each letter. */
export function keysTable(sites: readonly SiteKeys[]): string {
  const rows = sites.map(({name, openings, letters}) => {
    const columns = [
      openings.map(({focused}) => focused),
      letters.map(({painted}) => painted),
      letters.map(({work}) => work),
    ];
    return [
      name,
      ...columns.flatMap((values) => {
        const known = values.filter((value) => value !== null);
        return [round(percentile(known, 0.5), 0), round(percentile(known, 0.95), 0)];
      }),
    ];
  });
  const head = ['Ctrl+K to an input', 'letter to painted rows', 'letter: work'];
  return table(
    [
      `Milliseconds, processor ${SLOW_DOWN}× slower`,
      ...head.flatMap((it) => [`${it}, p50`, 'p95']),
    ],
    rows,
  );
}
