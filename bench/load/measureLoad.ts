import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {FAST_NETWORK, SLOW_NETWORK, withFreshPage, type Line} from '../lib/browser';
import {openLine} from '../lib/openLine';
import {EMPTY_PAGE} from '../lib/startNginx';
import {sum} from '../lib/statistics';
import type {HostedSite} from '../sites/withHosts';
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
  largestPaint: number | null;
  ownWords: number | null;
  firstText: number | null;
  hydrated: number | null;
  /** The time beyond 50 ms of every long task until the page was quiet. */
  blocked: number;
}

export interface LoadOptions {
  site: HostedSite;
  route: string;
  /** Code of the bundled `browser/watchLoad.ts`. */
  watcher: string;
  line: Line;
}

/**
 * Loads a page on a slow machine with an empty cache and without a connection, until it is quiet. An empty page
 * of the same site comes first, so that the start of the browser's process does not count.
 */
export async function measureLoad(
  browser: Browser,
  {site: {port, ready}, route, watcher, line}: LoadOptions,
): Promise<Load> {
  const {origin, disconnect, close} = await openLine(port, line);
  try {
    return await withFreshPage(browser, async (page) => {
      await page.addInitScript({content: `window.readySign = '${ready}';\n${watcher}`});
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
      await page.goto(origin + EMPTY_PAGE, {waitUntil: 'networkidle'});
      disconnect();
      const quietLine = watchLine(page);
      await page.goto(origin + route, {waitUntil: 'commit', timeout: LONGEST_WAIT});
      return summarize(await readWhenQuiet(session, quietLine));
    });
  } finally {
    close();
  }
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
    largestPaint: times.largestPaint,
    ownWords: times.ownWords,
    firstText: times.firstText,
    hydrated: times.hydrated,
    blocked,
  };
}
