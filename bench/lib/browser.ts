import path from 'node:path';
import {buildSync} from 'esbuild';
import {chromium, type Browser, type Page} from 'playwright-core';
import {BENCH} from './paths';

/** How many times slower than this machine the processor of a measured page is. */
export const SLOW_DOWN = 4;

const ARGS = [
  // No site can reach a host but this machine, so that a service costs no more than its code.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Chromium refuses to start as root with its sandbox on.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Runs `use` with the program `CHROMIUM_PATH`, or `/usr/bin/chromium`. @param args more options of it */
export async function withBrowser<Result>(
  args: readonly string[],
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...ARGS, ...args],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
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

/** The code of a module in `browser/`, which watches a page from its beginning. */
export function bundleWatcher(name: string): string {
  const entry = path.join(BENCH, 'browser', `${name}.ts`);
  const {outputFiles} = buildSync({entryPoints: [entry], bundle: true, write: false});
  return outputFiles.map(({text}) => text).join('');
}
