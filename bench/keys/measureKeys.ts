import type {Browser, Page} from 'playwright-core';
import {slowDown, withFreshPage} from '../lib/browser';
import {PAGE} from '../sites/page';
import type {ServedSite} from '../sites/withServers';
import type {KeyTimes} from './browser/watchKeys';

/** How many times slower than this machine the processor is. */
export const SLOW_DOWN = 4;

const QUERIES = ['attach ea mt5', '10027 autotrading', 'expret advisor', 'stop loss too close'];

/** The answer to a key is complete after so many milliseconds without a change: Pagefind's interface waits 300. */
const QUIET = 800;

export interface Press extends KeyTimes {
  /** Milliseconds of work of the main thread. */
  work: number;
}

/** What followed the keys in one opening of a search. */
export interface PressedKeys {
  opening: Press;
  letters: Press[];
}

/** The keys of all runs of a site. */
export interface SiteKeys {
  name: string;
  openings: Press[];
  letters: Press[];
}

/**
 * Opens the search of a page at rest with Ctrl+K, and types every query.
 * @param watcher code of the bundled `browser/watchKeys.ts`
 */
export async function measureKeys(
  browser: Browser,
  {server, ready, results}: ServedSite,
  watcher: string,
): Promise<PressedKeys> {
  return withFreshPage(browser, async (page) => {
    await page.addInitScript((selector) => (window.resultsSelector = selector), results ?? '');
    await page.addInitScript({content: watcher});
    await page.goto(server.origin + PAGE, {waitUntil: 'networkidle'});
    if (ready === 'docusaurus') {
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    }
    const readWork = await slowDown(page, SLOW_DOWN);
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
