import type {Line} from '../lib/browser';
import {round, table} from '../lib/report';
import {median} from '../lib/statistics';
import {SLOW_DOWN, type Load} from './measureLoad';

/** The loads of one site, and its name. */
export interface LoadedSite {
  name: string;
  loads: readonly Load[];
}

/** The median of each figure by itself. */
export function loadTable({megabits, latency}: Line, sites: readonly LoadedSite[]): string {
  const rows = sites.map(({name, loads}) => [
    name,
    ...(['firstText', 'largestPaint', 'hydrated', 'blocked'] as const).map((figure) =>
      formatMedian(loads.map((load) => load[figure])),
    ),
  ]);
  const conditions = `${megabits} Mbit/s, ${latency} ms, processor ${SLOW_DOWN}× slower`;
  return table(
    [conditions, 'first text, ms', 'largest paint, ms', 'hydrated, ms', 'blocked, ms'],
    rows,
  );
}

/** The rounded median, or a dash if at least one load has no value. */
function formatMedian(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? '–' : round(median(known), 0);
}
