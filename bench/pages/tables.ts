import type {MeasuredRun} from '../lib/measuredRun';
import {kilobytes, round, table, type Cell} from '../lib/report';
import {median} from '../lib/statistics';
import {manual} from '../sites/recipes';
import type {Recipe} from '../sites/types';
import {MACHINES} from './keyToHit';
import {CATEGORIES, DEVICES, type LighthouseRun} from './lighthouse';
import type {MeasuredSite} from './measureSites';

/** A site that was built twice, the second time with what the first left in its caches. */
export interface TwiceBuilt {
  recipe: Recipe;
  cold: MeasuredRun;
  warm: MeasuredRun;
}

/** The last column divides the seconds of this manual's cold build by those of the row. */
export function buildTable(builds: readonly TwiceBuilt[]): string {
  const own = builds.find(({recipe}) => recipe === manual)?.cold.seconds;
  const rows = builds.map(({recipe, cold, warm}) => [
    recipe.name,
    round(cold.seconds),
    round(cold.cpuSeconds),
    round(warm.seconds),
    round(warm.cpuSeconds),
    round(cold.peakMegabytes, 0),
    own === undefined ? '–' : round(own / cold.seconds, 2),
  ]);
  const head = [
    'Build',
    'cold, s',
    'processor, s',
    'warm, s',
    'processor, s',
    'most memory, MB',
    'this manual, times its cold',
  ];
  return table(head, rows);
}

export function firstLoadTable(sites: readonly MeasuredSite[]): string {
  const rows = sites.map(({site, firstLoad: {requests, bytes, total, prefetched}}) => [
    site.name,
    requests,
    ...(['html', 'script', 'style', 'font', 'image'] as const).map((kind) =>
      kilobytes(bytes(kind)),
    ),
    kilobytes(total),
    kilobytes(prefetched),
  ]);
  const head = [
    'First load, kB',
    'requests',
    'HTML',
    'scripts',
    'styles',
    'fonts',
    'pictures',
    'together',
    'in advance, for other pages',
  ];
  return table(head, rows);
}

/** The median of each figure by itself. */
export function lighthouseTable(sites: readonly MeasuredSite[]): string {
  const rows = sites.flatMap(({site, lighthouse}) =>
    DEVICES.map((device): Cell[] => {
      const runs = lighthouse[device];
      const metric = (name: keyof LighthouseRun['metrics']) =>
        median(runs.map(({metrics}) => metrics[name]));
      const scores = CATEGORIES.map((name) => median(runs.map((run) => run.scores[name])));
      return [
        `${site.name}, ${device}`,
        scores.map((score) => round(score, 0)).join(' / '),
        round(metric('fcp') / 1000, 2),
        round(metric('lcp') / 1000, 2),
        round(metric('tbt'), 0),
        round(metric('cls'), 3),
      ];
    }),
  );
  const head = [
    'Lighthouse',
    'performance / accessibility / best practices / SEO',
    'FCP, s',
    'LCP, s',
    'TBT, ms',
    'CLS',
  ];
  return table(head, rows);
}

export function keyTable(sites: readonly MeasuredSite[]): string {
  const rows = sites.map(({site, keys}) => [
    site.name,
    ...keys.flatMap((pressed) => {
      const times = pressed.flatMap(({milliseconds}) => milliseconds ?? []);
      return [
        `${times.length} of ${pressed.length}`,
        times.length > 0 ? round(median(times), 0) : '–',
      ];
    }),
    kilobytes(median(keys.flat().map(({bytes}) => bytes))),
  ]);
  const head = MACHINES.flatMap(({name}) => [`right, ${name}`, `ms, ${name}`]);
  return table(['Ctrl+K to the first right hit', ...head, 'kB until then'], rows);
}
