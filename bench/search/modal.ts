import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {slowDown, withFreshPage} from '../lib/browser';
import {bundle} from '../lib/bundle';
import {BUILD_DIR, emptyFolder} from '../lib/paths';
import {kilobytes, round, table} from '../lib/report';
import {serveFolder} from '../lib/staticServer';
import {percentile, sum} from '../lib/statistics';
import type {KeyTimes} from './browser/watchKeys';

const START = '/docs/r50/mt5/setup/install_ea';
const SLOW_DOWN = 4;
const OPENINGS = 10;
const QUERIES = ['attach ea mt5', '10027 autotrading', 'expret advisor', 'stop loss too close'];

/** So many milliseconds without a change mean that a key's answer is complete. */
const QUIET = 300;

const GOALS = {opened: 250, typed: 50};

/** The manual's own modal on the finished build, in a browser that is slowed down. */
export async function measureModal(browser: Browser): Promise<string> {
  const watch = emptyFolder('watch');
  await bundle('bench/search/browser/watchKeys.ts', watch);
  const server = await serveFolder(BUILD_DIR, {encoding: 'gzip'});
  const onPage = <Result>(use: (page: Page) => Promise<Result>) =>
    withFreshPage(browser, async (page) => {
      await page.addInitScript({path: path.join(watch, 'engine.js')});
      await page.goto(server.origin + START);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      await page.waitForLoadState('networkidle');
      server.takeTransfers();
      await slowDown(page, SLOW_DOWN);
      return use(page);
    });

  try {
    const openings: KeyTimes[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      openings.push(await onPage((page) => press(page, 'Control+k')));
    }
    const typed = await onPage(typeQueries);
    const bytes = sum(server.takeTransfers().map((transfer) => transfer.bytes));

    const figures = [
      ['Ctrl+K to an input that takes text', openings.map(({focused}) => focused), ''],
      ['Ctrl+K to the modal', openings.map(({modalFocused}) => modalFocused), GOALS.opened],
      ['key to painted hits', typed, GOALS.typed],
    ] as const;
    const rows = figures.map(([name, measured, goal]) => {
      const values = measured.filter((value) => value !== null);
      return [
        name,
        values.length,
        round(percentile(values, 0.5), 0),
        round(percentile(values, 0.95), 0),
        goal,
      ];
    });
    return [
      `The modal of the finished build on \`${START}\`, at ${SLOW_DOWN}× CPU slow-down:`,
      table(['Milliseconds from', 'times', 'p50', 'p95', 'goal for p95'], rows),
      `Code, index and all else that opening and typing fetched: ${kilobytes(bytes)} kB with gzip.`,
    ].join('\n\n');
  } finally {
    server.close();
  }
}

/** @returns milliseconds of each key that changed the query */
async function typeQueries(page: Page): Promise<(number | null)[]> {
  await press(page, 'Control+k');
  // The first answer waits for the index, which is a time of its own.
  await press(page, 'a');
  const times: (number | null)[] = [];
  for (const query of QUERIES) {
    await press(page, 'Control+a');
    await press(page, 'Delete');
    for (const letter of query) {
      times.push((await press(page, letter === ' ' ? 'Space' : letter)).hits);
    }
  }
  return times;
}

/** Presses a key, and waits until nothing changes any more. */
async function press(page: Page, key: string): Promise<KeyTimes> {
  await page.keyboard.press(key);
  await page.waitForFunction((quiet) => (window.keyTimes?.().quietFor ?? 0) > quiet, QUIET, {
    polling: 100,
  });
  const times = await page.evaluate(() => window.keyTimes?.());
  if (!times) {
    throw new Error('The page was left while its keys were watched.');
  }
  return times;
}
