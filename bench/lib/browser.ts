import {existsSync} from 'node:fs';
import {chromium, type Browser, type Page} from 'playwright-core';

/** Chromium refuses to start as root with its sandbox on. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** No site can reach a host but this machine, so that a service costs no more than its code. */
export const BROWSER_ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ...SANDBOX,
];

/**
 * The program `CHROMIUM_PATH`, or `/usr/bin/chromium`.
 * @throws when it does not exist
 */
export function findBrowser(): string {
  const program = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(program)) {
    throw new Error(
      `There is no browser at ${program}; name a Chromium or Chrome in CHROMIUM_PATH.`,
    );
  }
  return program;
}

/** @param args options of Chromium for this browser only */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGS, ...args]});
}

/** Runs `use` on a page of a new browser context, which has an empty cache, and closes it. */
export async function withFreshPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Slows the main thread of a page.
 * @param factor how many times slower than this machine
 * @returns a function that reads how many milliseconds the thread has worked so far. Time in which
 * other programs had the processor does not count.
 */
export async function slowDown(page: Page, factor: number): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: factor});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value;
    return 1000 * (seconds ?? Number.NaN);
  };
}

/** A network connection, which `openLine` imitates. */
export interface Line {
  /** Milliseconds from a request to its answer. */
  latency: number;
  /** Megabits a second, in each direction. */
  megabits: number;
}

/** A phone with a weak signal, as Lighthouse simulates it. */
export const SLOW_NETWORK: Line = {latency: 150, megabits: 1.6};

/** A good connection at home. */
export const FAST_NETWORK: Line = {latency: 20, megabits: 20};
