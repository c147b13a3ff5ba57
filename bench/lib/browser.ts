import {chromium, type Browser, type Page} from '@playwright/test';
import {browserArgs, findBrowser} from '../../scripts/browser';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findBrowser(), args: browserArgs});
}

/**
 * Makes the page's main thread `factor` times slower.
 * @returns reads how many milliseconds that thread has worked so far. Time in which other programs
 * had the processor is not in it: on an idle machine it is what a reader waits at least.
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

/** Runs `use` on a page with nothing in its cache, and closes it. */
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
