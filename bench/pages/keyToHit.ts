import path from 'node:path';
import type {Browser} from 'playwright-core';
import {limit, SLOW_LINE, withFreshPage, type Line} from '../lib/browser';
import type {JudgedQuery} from '../lib/judgedQueries';
import {sum} from '../lib/statistics';
import {PAGE} from '../sites/page';
import type {ServedSite} from '../sites/withServers';
import type {AlgoliaStub} from './algoliaStub';
import type {HitWatch} from './browser/watchHits';

/** A query has no right hit when none has come after so many milliseconds. */
const GIVE_UP = 30_000;

/** A machine and its connection. */
export interface Machine {
  name: string;
  /** How many times slower than this machine its processor is. */
  cpu: number;
  /** Its connection; null for this machine's own. */
  line: Line | null;
}

export const MACHINES: readonly Machine[] = [
  {name: 'this machine', cpu: 1, line: null},
  {name: 'phone', cpu: 4, line: SLOW_LINE},
];

export interface KeyToHit {
  /** From Ctrl+K until the first right hit is painted; null when there was none. */
  milliseconds: number | null;
  /** Bytes that were sent in this time. */
  bytes: number;
}

/**
 * Opens a page, presses Ctrl+K, types the query as soon as an input has the focus, and waits for a hit
 * that leads to a page which answers the query.
 * @param watcher folder of the bundled `browser/watchHits.ts`
 */
export async function measureKeyToHit(
  browser: Browser,
  {server, hits}: ServedSite,
  {
    stub,
    watcher,
    judged,
    machine,
  }: {stub: AlgoliaStub; watcher: string; judged: JudgedQuery; machine: Machine},
): Promise<KeyToHit> {
  const right = judged.expect.map((expected) => expected.replace(/\/$/, ''));
  const watch: HitWatch = {query: judged.query, selector: hits, right};

  return withFreshPage(browser, async (page) => {
    page.setDefaultTimeout(GIVE_UP);
    await stub.attach(page, machine.line?.latency ?? 0);
    await page.addInitScript((given) => (window.hitWatch = given), watch);
    await page.addInitScript({path: path.join(watcher, 'engine.js')});
    await page.goto(server.origin + PAGE, {waitUntil: 'networkidle'});
    // The browser compiles Playwright's own code now, and not while the reader's time is measured.
    await page.waitForFunction(() => true);
    await limit(await page.context().newCDPSession(page), machine);
    server.takeTransfers();
    stub.takeBytes();

    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.type(judged.query);
    const milliseconds = await page
      .waitForFunction(() => window.hitTime)
      .then((time) => time.jsonValue())
      .catch(() => null);
    return {
      milliseconds: milliseconds ?? null,
      bytes: sum(server.takeTransfers().map(({bytes}) => bytes)) + stub.takeBytes(),
    };
  });
}
