import type {Line} from '../lib/browser';
import {round, table} from '../lib/report';
import {median} from '../lib/statistics';
import {SLOW_DOWN, type Load} from './measureLoad';

/** The loads of one page of one site, and the name of both. */
export interface LoadedPage {
  name: string;
  loads: readonly Load[];
}

/** The figures of a load, in the order of the columns. */
const COLUMNS = [
  ['largestPaint', 'largest paint'],
  ['ownWords', "page's own words"],
  ['firstText', 'first text'],
  ['hydrated', 'hydrated'],
  ['blocked', 'blocked'],
] as const;

/** The median of each figure by itself, in milliseconds. */
export function loadTable({megabits, latency}: Line, pages: readonly LoadedPage[]): string {
  const conditions = `HTTP/2 over ${megabits} Mbit/s and ${latency} ms, processor ${SLOW_DOWN}× slower`;
  return table(
    [conditions, ...COLUMNS.map(([, title]) => `${title}, ms`)],
    pages.map(({name, loads}) => [
      name,
      ...COLUMNS.map(([figure]) => formatMedian(loads.map((load) => load[figure]))),
    ]),
  );
}

/** The rounded median, or a dash if at least one load has no value. */
function formatMedian(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? '–' : round(median(known), 0);
}
