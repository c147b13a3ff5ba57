import type {Browser} from 'playwright-core';
import {bundleWatcher, SLOW_DOWN} from './lib/browser';
import {SLOW_LINE} from './lib/openLine';
import {formatMedian, report, table} from './lib/report';
import {readOptions, runMain, takeTurns} from './lib/run';
import {withSlowPage, type Load} from './lib/slowPage';
import {CODES_PAGE, NEXT_PAGE, PAGE} from './sites/pages';
import {withSites, type HostedSite} from './sites/withSites';

/** What a reader does after the first page. The files of that page are in the cache. */
interface Visit {
  /** The same page is opened by its address once more. */
  again: Load;
  /** Another page is opened by its address. */
  other: Load;
  /** Milliseconds from the click on a link until the heading of the next page is painted. */
  next: number;
  /**
   * The same for the way back. Null for a site whose links load documents: a reader's browser keeps the old document,
   * but one that Playwright drives does not.
   */
  back: number | null;
}

const COLUMNS: readonly [title: string, read: (visit: Visit) => number | null][] = [
  ['same page: largest paint, ms', ({again}) => again.largestPaint],
  ['hydrated, ms', ({again}) => again.hydrated],
  ['other page: largest paint, ms', ({other}) => other.largestPaint],
  ['hydrated, ms', ({other}) => other.hydrated],
  ['next page by a link, ms', ({next}) => next],
  ['back, ms', ({back}) => back],
];

/** Opens further pages of each site, in a real browser on a slow machine and the slow line. */
async function main(): Promise<void> {
  const options = readOptions();
  const watcher = bundleWatcher('watchVisit');
  const results = await withSites(options, (browser, sites) =>
    takeTurns(sites, options.runs, (site) => measureVisit(browser, {site, watcher})),
  );
  const {megabits, latency} = SLOW_LINE;
  report(
    table(
      [
        `${megabits} Mbit/s, ${latency} ms, processor ${SLOW_DOWN}× slower`,
        ...COLUMNS.map(([title]) => title),
      ],
      [...results].map(([{name}, visits]) => [
        name,
        ...COLUMNS.map(([, read]) => formatMedian(visits.map(read))),
      ]),
    ),
  );
}

/** @param watcher code of `browser/watchVisit.ts` */
function measureVisit(
  browser: Browser,
  {site, watcher}: {site: HostedSite; watcher: string},
): Promise<Visit> {
  const options = {site, watcher, line: SLOW_LINE};
  return withSlowPage(browser, options, async ({page, load, rest, waitFor}) => {
    const readTime = async () => {
      const time = Number(await waitFor('window.navigationTime'));
      await rest();
      return time;
    };
    await load(PAGE);
    const again = await load(PAGE);
    const other = await load(CODES_PAGE);
    await load(PAGE);
    const link = page.locator(`main a[href*="${NEXT_PAGE}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await rest();
    const {x, y, width, height} = (await link.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.click(x + width / 2, y + height / 2);
    const next = await readTime();
    if (site.ready === 'scripts') {
      return {again, other, next, back: null};
    }
    await waitFor('window.goBack() ?? true');
    return {again, other, next, back: await readTime()};
  });
}

runMain(main);
