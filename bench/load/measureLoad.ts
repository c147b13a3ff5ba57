import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {FAST_NETWORK, limit, SLOW_NETWORK, withFreshPage, type Line} from '../lib/browser';
import {sum} from '../lib/statistics';
import type {ReadySign} from '../sites/types';
import type {LoadTimes} from './browser/watchLoad';

/** How many times slower than this machine the processor is. */
export const SLOW_DOWN = 4;

export const LINES: readonly Line[] = [SLOW_NETWORK, FAST_NETWORK];

/** A page is quiet after so many milliseconds without a request or a long task. */
const QUIET = 1500;

/** A page that is not quiet after so many milliseconds is measured as it is then. */
const LONGEST_WAIT = 60_000;

const ASK_EVERY = 250;

/** A task is long, and blocks the page, from so many milliseconds on. */
const LONG_TASK = 50;

/** Milliseconds of one load of a page. `null` stands for what did not happen. */
export interface Load {
  firstText: number | null;
  largestPaint: number | null;
  hydrated: number | null;
  /** The time beyond 50 ms of every long task until the page was quiet. */
  blocked: number;
}

/**
 * Loads a page on a slow machine with an empty cache, until it is quiet.
 * @param watcher code of the bundled `browser/watchLoad.ts`
 * @param line the connection; null for the machine's own
 */
export async function measureLoad(
  browser: Browser,
  {url, ready, watcher, line}: {url: string; ready: ReadySign; watcher: string; line: Line | null},
): Promise<Load> {
  return withFreshPage(browser, async (page) => {
    await page.addInitScript({content: `window.readySign = '${ready}';\n${watcher}`});
    const session = await page.context().newCDPSession(page);
    await limit(session, {cpu: SLOW_DOWN, line});
    const quietLine = watchLine(page);
    await page.goto(url, {waitUntil: 'commit', timeout: LONGEST_WAIT});
    return summarize(await readWhenQuiet(session, quietLine));
  });
}

/** @returns a function that tells for how many milliseconds the page has not requested anything */
function watchLine(page: Page): () => number {
  let open = 0;
  let last = performance.now();
  const count = (change: number) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => (open > 0 ? 0 : performance.now() - last);
}

async function readWhenQuiet(session: CDPSession, quietLine: () => number): Promise<LoadTimes> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    await setTimeout(ASK_EVERY);
    const isLate = performance.now() > end;
    if (isLate || quietLine() > QUIET) {
      const times = await readTimes(session);
      if (isLate || (times.hydrated !== null && quietFor(times) > QUIET)) {
        return times;
      }
    }
  }
}

/** Asks the page by the plainest way: Playwright's own code would be work for a slow machine. */
async function readTimes(session: CDPSession): Promise<LoadTimes> {
  const {result} = await session.send('Runtime.evaluate', {
    expression: 'window.readLoadTimes()',
    returnByValue: true,
  });
  return result.value as LoadTimes;
}

/** For how many milliseconds the main thread has had no long task. */
function quietFor({longTasks, now}: LoadTimes): number {
  return now - Math.max(0, ...longTasks.map(({start, duration}) => start + duration));
}

function summarize({longTasks, ...times}: LoadTimes): Load {
  const blocked = sum(longTasks.map(({duration}) => Math.max(0, duration - LONG_TASK)));
  return {
    firstText: times.firstText,
    largestPaint: times.largestPaint,
    hydrated: times.hydrated,
    blocked,
  };
}
