import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {slowDown, withFreshPage} from '../lib/browser';
import {bundle} from '../lib/bundle';
import {BUILD_DIR, emptyFolder} from '../lib/paths';
import {round, table, type Cell} from '../lib/report';
import {serveFolder} from '../lib/staticServer';
import {percentile} from '../lib/statistics';
import type {KeyTimes} from './browser/watchKeys';

const START = '/docs/r50/mt5/setup/install_ea';
const SLOW_DOWN = 4;
const OPENINGS = 10;
const QUERIES = ['attach ea mt5', '10027 autotrading', 'expret advisor', 'stop loss too close'];

/** The answer to a key is complete after so many milliseconds without a change. */
const QUIET = 250;

const GOALS = {opened: 250, typed: 50};

interface Press extends KeyTimes {
  /** Milliseconds of work of the main thread. */
  work: number;
}

type PressKey = (key: string) => Promise<Press>;

/** Measures the modal of the finished build, in a browser that is slowed down. */
export async function measureModal(browser: Browser): Promise<string> {
  const watch = emptyFolder('watch');
  await bundle('search/browser/watchKeys.ts', watch);
  const server = await serveFolder(BUILD_DIR, {encoding: 'gzip'});
  const onPage = <Result>(use: (press: PressKey) => Promise<Result>) =>
    withFreshPage(browser, async (page) => {
      await page.addInitScript({path: path.join(watch, 'engine.js')});
      await page.goto(server.origin + START);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.waitForLoadState('networkidle');
      const readWork = await slowDown(page, SLOW_DOWN);
      return use((key) => press(page, key, readWork));
    });

  try {
    const openings: Press[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      openings.push(await onPage((pressKey) => pressKey('Control+k')));
    }
    const typed = await onPage(typeQueries);

    const figures: [name: string, measured: (number | null)[], goal: Cell][] = [
      ['Ctrl+K to an input that takes text', openings.map(({focused}) => focused), ''],
      ['Ctrl+K to the modal', openings.map(({modalFocused}) => modalFocused), GOALS.opened],
      ['Ctrl+K: work of the main thread', openings.map(({work}) => work), ''],
      ['key to painted hits', typed.map(({hits}) => hits), GOALS.typed],
      ['key: work of the main thread', typed.map(({work}) => work), ''],
    ];
    const rows = figures.map(([name, measured, goal]) => {
      const values = measured.filter((value) => value !== null);
      return [
        name,
        values.length,
        round(Math.min(...values), 0),
        round(percentile(values, 0.5), 0),
        round(percentile(values, 0.95), 0),
        goal,
      ];
    });
    const head = ['Milliseconds', 'times', 'least', 'p50', 'p95', 'goal for p95'];
    return `The modal of the finished build on \`${START}\`, at ${SLOW_DOWN}× CPU slow-down:\n\n${table(head, rows)}`;
  } finally {
    server.close();
  }
}

/** Opens the modal, and types every query. @returns what followed each letter */
async function typeQueries(pressKey: PressKey): Promise<Press[]> {
  await pressKey('Control+k');
  // The first answer has to wait for the index, so it is not measured.
  await pressKey('a');
  const pressed: Press[] = [];
  for (const query of QUERIES) {
    await pressKey('Control+a');
    await pressKey('Delete');
    for (const letter of query) {
      pressed.push(await pressKey(letter === ' ' ? 'Space' : letter));
    }
  }
  return pressed;
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
