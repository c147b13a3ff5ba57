import type {Browser, Page} from 'playwright-core';
import type {KeyTimes} from './browser/watchKeys';
import {bundleWatcher, SLOW_DOWN, withFreshPage} from './lib/browser';
import {report, table} from './lib/report';
import {readOptions, runMain, takeTurns} from './lib/run';
import {percentile} from './lib/statistics';
import {PAGE} from './sites/pages';
import {withSites, type HostedSite} from './sites/withSites';

const QUERIES = ['attach ea mt5', '10027 autotrading', 'expret advisor', 'stop loss too close'];

/** The answer to a key is complete after so many milliseconds without a change: Pagefind's interface waits 300. */
const QUIET = 800;

interface Press extends KeyTimes {
  /** Milliseconds of work of the main thread. */
  work: number;
}

/** What followed the keys in one opening of a search. */
interface PressedKeys {
  opening: Press;
  letters: Press[];
}

const COLUMNS: readonly [title: string, read: (keys: PressedKeys) => readonly (number | null)[]][] =
  [
    ['Ctrl+K to an input', ({opening}) => [opening.focused]],
    ['letter to painted rows', ({letters}) => letters.map(({painted}) => painted)],
    ['letter: work', ({letters}) => letters.map(({work}) => work)],
  ];

/** Opens the search of each site on a slow machine, and types queries letter by letter. */
async function main(): Promise<void> {
  const options = readOptions();
  const watcher = bundleWatcher('watchKeys');
  const results = await withSites(options, (browser, sites) =>
    takeTurns(
      sites.filter((site) => site.results !== null),
      options.runs,
      (site) => measureKeys(browser, site, watcher),
    ),
  );
  const rows = [...results].map(([{name}, runs]) => [
    name,
    ...COLUMNS.flatMap(([, read]) => {
      const known = runs.flatMap(read).filter((value) => value !== null);
      return [0.5, 0.95].map((share) => percentile(known, share).toFixed(0));
    }),
  ]);
  const head = COLUMNS.flatMap(([title]) => [`${title}, p50`, 'p95']);
  report(table([`Milliseconds, processor ${SLOW_DOWN}× slower`, ...head], rows));
}

/**
 * Opens the search of a page at rest with Ctrl+K, and types every query.
 * @param watcher code of `browser/watchKeys.ts`
 */
function measureKeys(
  browser: Browser,
  {port, ready, results}: HostedSite,
  watcher: string,
): Promise<PressedKeys> {
  return withFreshPage(browser, async (page) => {
    await page.addInitScript((selector) => (window.resultsSelector = selector), results ?? '');
    await page.addInitScript({content: watcher});
    await page.goto(`https://localhost:${port}${PAGE}`, {waitUntil: 'networkidle'});
    if (ready === 'docusaurus') {
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    }
    const readWork = await slowDown(page);
    const pressKey = (key: string) => press(page, key, readWork);

    const opening = await pressKey('Control+k');
    // The first answer has to wait for the index, so it is not measured.
    await pressKey('a');
    const letters: Press[] = [];
    for (const query of QUERIES) {
      await pressKey('Control+a');
      await pressKey('Delete');
      for (const letter of query) {
        letters.push(await pressKey(letter === ' ' ? 'Space' : letter));
      }
    }
    return {opening, letters};
  });
}

/**
 * Slows the main thread of a page.
 * @returns a function that reads how many milliseconds the thread has worked so far. Time in which
 * other programs had the processor does not count.
 */
async function slowDown(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Presses a key, and waits until nothing changes any more. */
async function press(page: Page, key: string, readWork: () => Promise<number>): Promise<Press> {
  const before = await readWork();
  await page.keyboard.press(key);
  let times: KeyTimes | undefined;
  do {
    // Asking more often would be work for the page.
    await page.waitForTimeout(QUIET);
    times = await page.evaluate(() => window.keyTimes?.());
  } while (times && times.quietFor < QUIET);
  if (!times) {
    throw new Error('The page was left while its keys were watched.');
  }
  return {...times, work: (await readWork()) - before};
}

runMain(main);
