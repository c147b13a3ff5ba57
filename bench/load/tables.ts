import {SLOW_NETWORK, type Line} from '../lib/browser';
import {round, table} from '../lib/report';
import {median} from '../lib/statistics';
import type {Visit} from './measureVisit';
import {SLOW_DOWN, type Load} from './slowPage';

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
export function loadTable(line: Line, pages: readonly LoadedPage[]): string {
  return table(
    [conditionsOn(line), ...COLUMNS.map(([, title]) => `${title}, ms`)],
    pages.map(({name, loads}) => [
      name,
      ...COLUMNS.map(([figure]) => formatMedian(loads.map((load) => load[figure]))),
    ]),
  );
}

/** The median of each figure by itself, in milliseconds, on the slow line. */
export function visitsTable(sites: readonly {name: string; visits: readonly Visit[]}[]): string {
  const columns: readonly [string, (visit: Visit) => number | null][] = [
    ['same page: largest paint', ({again}) => again.largestPaint],
    ['hydrated', ({again}) => again.hydrated],
    ['other page: largest paint', ({other}) => other.largestPaint],
    ['hydrated', ({other}) => other.hydrated],
    ['next page by a link', ({next}) => next],
    ['back', ({back}) => back],
  ];
  return table(
    [conditionsOn(SLOW_NETWORK), ...columns.map(([title]) => `${title}, ms`)],
    sites.map(({name, visits}) => [
      name,
      ...columns.map(([, read]) => formatMedian(visits.map(read))),
    ]),
  );
}

function conditionsOn({megabits, latency}: Line): string {
  return `HTTP/2 over ${megabits} Mbit/s and ${latency} ms, processor ${SLOW_DOWN}× slower`;
}

/** The rounded median, or a dash if at least one load has no value. */
function formatMedian(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? '–' : round(median(known), 0);
}
