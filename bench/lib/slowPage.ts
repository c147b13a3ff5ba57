import {setTimeout} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';
import type {LoadTimes} from '../browser/watchLoad';
import type {HostedSite} from '../sites/withSites';
import {SLOW_DOWN, withFreshPage} from './browser';
import {EMPTY_PAGE} from './nginx';
import {openLine, type Line} from './openLine';
import {sum} from './statistics';

/** A page is quiet after so many milliseconds without a request or a long task. */
const QUIET = 1500;

/** Milliseconds after which a page that does not become quiet is a fault. */
const LONGEST_WAIT = 60_000;

/** Milliseconds between two questions to the page: each is work for it. */
const ASK_EVERY = 250;

/** A task is long, and blocks the page, from so many milliseconds on. */
const LONG_TASK = 50;

/** One load of a page, in milliseconds and bytes. `null` stands for what did not happen. */
export interface Load extends Omit<LoadTimes, 'longTasks'> {
  /** The time beyond 50 ms of every long task until the page was quiet. */
  blocked: number;
}

/** A page of a new browser context on a slow machine. */
export interface SlowPage {
  page: Page;
  /** Loads a path without a connection, until it is quiet. What an earlier load has left in the cache is there. */
  load: (route: string) => Promise<Load>;
  /** Waits until the page is quiet. */
  rest: () => Promise<void>;
  /**
   * Waits until an expression has a value in the page.
   * @throws (rejects) if it has none within a minute
   */
  waitFor: (expression: string) => Promise<unknown>;
}

/**
 * Runs `use` with an empty page of the site, so that the start of the browser's process does not count. The
 * cache is empty.
 * @param watcher code of the bundled `browser/watchLoad.ts`, and of other watchers
 */
export async function withSlowPage<Result>(
  browser: Browser,
  {site: {port, ready}, watcher, line}: {site: HostedSite; watcher: string; line: Line},
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const {origin, disconnect, close} = await openLine(port, line);
  try {
    return await withFreshPage(browser, async (page) => {
      await page.addInitScript({content: `window.readySign = '${ready}';\n${watcher}`});
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
      await page.goto(origin + EMPTY_PAGE, {waitUntil: 'networkidle'});
      const quietLine = watchLine(page);
      const ask = (expression: string) => evaluate(session, expression);
      const untilQuiet = () => readWhenQuiet(ask, quietLine);
      return use({
        page,
        async load(route) {
          disconnect();
          await page.goto(origin + route, {waitUntil: 'commit', timeout: LONGEST_WAIT});
          return summarize(await untilQuiet());
        },
        async rest() {
          await untilQuiet();
        },
        waitFor: (expression) => until(expression, () => ask(expression)),
      });
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

function readWhenQuiet(
  ask: (expression: string) => Promise<unknown>,
  quietLine: () => number,
): Promise<LoadTimes> {
  return until('a quiet page', async () => {
    if (quietLine() <= QUIET) {
      return undefined;
    }
    const times = (await ask('window.readLoadTimes()')) as LoadTimes | undefined;
    return times && times.hydrated !== null && quietFor(times) > QUIET ? times : undefined;
  });
}

/**
 * Asks until there is an answer.
 * @param what is waited for, for the message
 * @throws (rejects) if there is none within a minute
 */
async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const end = performance.now() + LONGEST_WAIT;
  while (performance.now() < end) {
    await setTimeout(ASK_EVERY);
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
  }
  throw new Error(`A minute was not enough for: ${what}.`);
}

/**
 * Asks the page by the plainest way: Playwright's own code would be work for a slow machine.
 * @returns undefined also while the next document loads
 */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  try {
    const {result} = await session.send('Runtime.evaluate', {expression, returnByValue: true});
    return result.value as unknown;
  } catch {
    return undefined;
  }
}

/** For how many milliseconds the main thread has had no long task. */
function quietFor({longTasks, now}: LoadTimes): number {
  return now - Math.max(0, ...longTasks.map(({start, duration}) => start + duration));
}

function summarize({longTasks, ...load}: LoadTimes): Load {
  return {...load, blocked: sum(longTasks.map(({duration}) => Math.max(0, duration - LONG_TASK)))};
}
