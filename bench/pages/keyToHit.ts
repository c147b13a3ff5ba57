import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {withFreshPage} from '../lib/browser';
import type {BenchServer} from '../lib/staticServer';
import {sum} from '../lib/statistics';
import type {JudgedQuery} from '../../scripts/scoreQueries';
import type {AlgoliaStub} from './algoliaStub';
import type {HitWatch} from './browser/watchHits';

/** So many milliseconds without a right hit mean that there is none. */
const GIVE_UP = 30_000;

export interface Line {
  name: string;
  /** Times that the main thread is slower than this machine. */
  cpu: number;
  /** Milliseconds that each request waits, and bits a second; null for the machine's own. */
  network: {latency: number; bits: number} | null;
}

export const LINES: readonly Line[] = [
  {name: 'this machine', cpu: 1, network: null},
  // As Lighthouse simulates a phone.
  {name: 'phone', cpu: 4, network: {latency: 150, bits: 1_638_400}},
];

export interface KeyToHit {
  /** From Ctrl+K until the first right hit is painted; null when there was none. */
  milliseconds: number | null;
  /** What was sent in this time. */
  bytes: number;
}

/**
 * Opens a page, presses Ctrl+K, types the query as soon as an input has the focus, and waits for a hit
 * that leads to a page which answers it.
 * @param watcher the bundled `browser/watchHits.ts`
 * @param hits selector of the site's hits
 */
export async function measureKeyToHit(
  browser: Browser,
  {
    server,
    stub,
    watcher,
    route,
    hits,
    judged,
    line,
  }: {
    server: BenchServer;
    stub: AlgoliaStub;
    watcher: string;
    route: string;
    hits: string;
    judged: JudgedQuery;
    line: Line;
  },
): Promise<KeyToHit> {
  const right = judged.expect.map((expected) => expected.replace(/\/$/, ''));
  const watch: HitWatch = {query: judged.query, selector: hits, right};

  return withFreshPage(browser, async (page) => {
    page.setDefaultTimeout(GIVE_UP);
    await stub.attach(page, line.network?.latency ?? 0);
    await page.addInitScript((given) => (window.hitWatch = given), watch);
    await page.addInitScript({path: path.join(watcher, 'engine.js')});
    await page.goto(server.origin + route, {waitUntil: 'networkidle'});
    // Playwright's own code in the page, which would else be compiled at the reader's expense.
    await page.waitForFunction(() => true);
    await limit(page, line);
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

async function limit(page: Page, {cpu, network}: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    const {latency, bits} = network;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bits / 8,
      uploadThroughput: bits / 8,
    });
  }
}
