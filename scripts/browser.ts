import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {installPackages, mayInstall} from './installPackages';
import {ROOT, run} from './run';
import {startServer} from './server';

/** The headless shell comes first: it is Chromium without windows, and opens a page in half the time. */
const NAMES_ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

/**
 * Parts of Chromium that the tests turn off. The popups of the address bar are pages of their own, and in
 * every window they take as long to load as a page of the manual. Playwright turns off the others, but
 * Chromium reads only the last `--disable-features`, so they are repeated here.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * As root, Chromium does not start with its sandbox. Without a graphics card it would emulate one, and on a
 * busy machine a window sometimes waits for that for ever.
 */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/**
 * Finds a browser for the tests without installing one: first `CHROMIUM_PATH`, then Playwright's own, then a
 * Chromium or Chrome on the PATH.
 * @returns the absolute path of the program, or undefined if there is none
 * @throws if `CHROMIUM_PATH` names a program that does not start
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) {
    return [chromium.executablePath(), ...candidatesOnPath()].find(starts);
  }
  if (!starts(chosen)) {
    throw new Error(`CHROMIUM_PATH is "${chosen}", which does not start; correct or unset it.`);
  }
  return chosen;
}

/**
 * Finds a browser for the tests, or installs one if possible: Playwright's own, else Debian's package.
 * @returns the absolute path of the program
 * @throws when neither works; the message says what to install.
 */
export function installBrowser(): string {
  let browser = findBrowser();
  if (!browser) {
    console.log('No browser for the tests was found; installing one.');
    // In milliseconds, so that a host that does not answer does not block the next attempt.
    const patience = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000'};
    run('playwright install chromium --no-shell', patience);
    browser = findBrowser();
  }
  if (!browser && mayInstall()) {
    installPackages(['chromium-headless-shell']);
    browser = findBrowser();
  }
  if (!browser) {
    throw new Error(
      'No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  }
  return browser;
}

/** Runs a browser while something is done with it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  return work(browser).finally(() => browser.close());
}

/** Serves the last build while something is done with it. @throws (rejects) when there is none */
export async function withSite<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const server = await startServer(path.join(ROOT, 'build'), {port: 0});
  return work(server.origin).finally(() => server.close());
}

/** Whether a program starts. It does not if it lacks a system library or is only a placeholder. */
function starts(executable: string): boolean {
  return spawnSync(executable, [...browserArgs, '--version'], {timeout: 20_000}).status === 0;
}

function candidatesOnPath(): string[] {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  return NAMES_ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
