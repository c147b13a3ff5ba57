import {kilobytes, round, table} from '../lib/report';
import type {ScaledBuild} from './buildScaled';

/** Seconds and memory of both, the ratio of their seconds, and what one page more costs each. */
export function buildTable(builds: readonly ScaledBuild[]): string {
  const rows = builds.map((build, place) => {
    const {pages, own, stock} = build;
    const perPage = costPerPage(build, builds[place - 1]);
    return [
      pages.toLocaleString('en'),
      round(own.seconds),
      round(stock.seconds),
      round(own.seconds / stock.seconds, 2),
      perPage((it) => 1000 * it.own.seconds, 0),
      perPage((it) => 1000 * it.stock.seconds, 0),
      round(own.cpuSeconds),
      round(stock.cpuSeconds),
      round(own.cpuSeconds / stock.cpuSeconds, 2),
      round(own.peakMegabytes, 0),
      round(stock.peakMegabytes, 0),
    ];
  });
  const head = [
    'Generated pages',
    'this manual, s',
    'stock, s',
    'ratio',
    'one page more: this manual, ms',
    'stock, ms',
    'processor: this manual, s',
    'stock, s',
    'ratio',
    'most memory: this manual, MB',
    'stock, MB',
  ];
  return table(head, rows);
}

/** The two files of this manual that every reader may load, and that grow with its pages. */
export function sizeTable(builds: readonly ScaledBuild[]): string {
  const rows = builds.map((build, place) => {
    const perPage = costPerPage(build, builds[place - 1]);
    return [
      build.pages.toLocaleString('en'),
      kilobytes(build.index),
      perPage(({index}) => index / 1000, 2),
      kilobytes(build.mainScript),
      perPage(({mainScript}) => mainScript / 1000, 3),
    ];
  });
  const head = [
    'Generated pages',
    'search index, kB',
    'one page more, kB',
    'main script, kB',
    'one page more, kB',
  ];
  return table(head, rows);
}

/** How much a figure grew with each page since a smaller build; nothing without one. */
function costPerPage(
  build: ScaledBuild,
  smaller: ScaledBuild | undefined,
): (figure: (of: ScaledBuild) => number, digits: number) => string {
  return (figure, digits) =>
    smaller === undefined
      ? ''
      : round((figure(build) - figure(smaller)) / (build.pages - smaller.pages), digits);
}
