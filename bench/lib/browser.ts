import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {browserArgs, findBrowser} from '../../scripts/browser';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findBrowser(), args: browserArgs});
}

/** Makes the page's main thread `factor` times slower. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: factor});
  return session;
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
