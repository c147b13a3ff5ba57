import {bundleWatcher, SLOW_DOWN} from './lib/browser';
import {SLOW_LINE, USUAL_LINE} from './lib/openLine';
import {formatMedian, report, table} from './lib/report';
import {readOptions, runMain, takeTurns} from './lib/run';
import {withSlowPage, type Load} from './lib/slowPage';
import {PAGES} from './sites/pages';
import {withSites} from './sites/withSites';

const COLUMNS: readonly [title: string, read: (load: Load) => number | null, digits?: number][] = [
  ['largest paint, ms', ({largestPaint}) => largestPaint],
  ['own words, ms', ({ownWords}) => ownWords],
  ['first text, ms', ({firstText}) => firstText],
  ['hydrated, ms', ({hydrated}) => hydrated],
  ['blocked, ms', ({blocked}) => blocked],
  ['page, kB', ({sent}) => sent.html / 1000, 1],
  ['style sheet, kB', ({sent}) => sent.styles / 1000, 1],
  ['scripts, kB', ({sent}) => sent.scripts / 1000, 1],
  ['others, kB', ({sent}) => sent.others / 1000, 1],
];

/** Loads pages of each site for the first time, in a real browser on a slow machine. */
async function main(): Promise<void> {
  const options = readOptions();
  const watcher = bundleWatcher('watchLoad');
  const results = await withSites(options, (browser, sites) => {
    const loads = [SLOW_LINE, USUAL_LINE].flatMap((line) =>
      PAGES.flatMap((route) => sites.map((site) => ({line, route, site}))),
    );
    return takeTurns(loads, options.runs, ({line, route, site}) =>
      withSlowPage(browser, {site, watcher, line}, ({load}) => load(route)),
    );
  });
  const tables = [SLOW_LINE, USUAL_LINE].map((line) =>
    table(
      [
        `${line.megabits} Mbit/s, ${line.latency} ms, processor ${SLOW_DOWN}× slower`,
        ...COLUMNS.map(([title]) => title),
      ],
      [...results]
        .filter(([loaded]) => loaded.line === line)
        .map(([{route, site}, loads]) => [
          `\`${route}\`, ${site.name}`,
          ...COLUMNS.map(([, read, digits]) => formatMedian(loads.map(read), digits)),
        ]),
    ),
  );
  report(...tables);
}

runMain(main);
