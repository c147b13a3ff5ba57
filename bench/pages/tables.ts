import {kilobytes, round, table, type Cell} from '../lib/report';
import {median} from '../lib/statistics';
import type {BuiltSite} from './buildSites';
import type {FirstLoad} from './firstLoad';
import {LINES, type KeyToHit} from './keyToHit';
import type {Category, Device, LighthouseRun} from './lighthouse';

export const DEVICES: readonly Device[] = ['mobile', 'desktop'];

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

export interface MeasuredSite {
  built: BuiltSite;
  firstLoad: FirstLoad;
  lighthouse: Record<Device, LighthouseRun[]>;
  /** For each of `LINES`. */
  keys: KeyToHit[][];
}

/** The last column says how many times this manual's cold build takes that of the row, by the clock. */
export function buildTable(sites: readonly BuiltSite[]): string {
  const own = sites.find(({site}) => site.id === 'manual')?.cold.seconds;
  const rows = sites.map(({site, cold, warm}) => [
    site.name,
    round(cold.seconds),
    round(cold.cpuSeconds),
    round(warm.seconds),
    round(warm.cpuSeconds),
    round(cold.peakMegabytes, 0),
    own === undefined ? '–' : round(own / cold.seconds, 2),
  ]);
  return table(
    [
      'Build',
      'cold, s',
      'processor, s',
      'warm, s',
      'processor, s',
      'most memory, MB',
      'this manual, times its cold',
    ],
    rows,
  );
}

export function loadTable(sites: readonly MeasuredSite[]): string {
  const rows = sites.map(({built, firstLoad: {requests, bytes, total, prefetched}}) => [
    built.site.name,
    requests,
    ...(['html', 'script', 'style', 'font', 'image'] as const).map((kind) =>
      kilobytes(bytes(kind)),
    ),
    kilobytes(total),
    kilobytes(prefetched),
  ]);
  return table(
    [
      'First load, kB',
      'requests',
      'HTML',
      'scripts',
      'styles',
      'fonts',
      'pictures',
      'together',
      'in advance, for other pages',
    ],
    rows,
  );
}

/** The median of each figure by itself. */
export function lighthouseTable(sites: readonly MeasuredSite[]): string {
  const rows = sites.flatMap(({built, lighthouse}) =>
    DEVICES.map((device): Cell[] => {
      const runs = lighthouse[device];
      const metric = (name: keyof LighthouseRun['metrics']) =>
        median(runs.map(({metrics}) => metrics[name]));
      return [
        `${built.site.name}, ${device}`,
        CATEGORIES.map((name) => round(median(runs.map(({scores}) => scores[name])), 0)).join(
          ' / ',
        ),
        round(metric('fcp') / 1000, 2),
        round(metric('lcp') / 1000, 2),
        round(metric('tbt'), 0),
        round(metric('cls'), 3),
      ];
    }),
  );
  return table(
    [
      'Lighthouse',
      'performance / accessibility / best practices / SEO',
      'FCP, s',
      'LCP, s',
      'TBT, ms',
      'CLS',
    ],
    rows,
  );
}

export function keyTable(sites: readonly MeasuredSite[]): string {
  const rows = sites.map(({built, keys}) => [
    built.site.name,
    ...keys.flatMap((pressed) => {
      const times = pressed.flatMap(({milliseconds}) => milliseconds ?? []);
      return [
        `${times.length} of ${pressed.length}`,
        times.length > 0 ? round(median(times), 0) : '–',
      ];
    }),
    kilobytes(median(keys.flat().map(({bytes}) => bytes))),
  ]);
  const head = LINES.flatMap(({name}) => [`right, ${name}`, `ms, ${name}`]);
  return table(['Ctrl+K to the first right hit', ...head, 'kB until then'], rows);
}
