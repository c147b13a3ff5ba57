import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {chromium} from '@playwright/test';

/**
 * As root, Chromium does not start with its sandbox. Without a graphics card it would emulate one, and on a
 * busy machine a window sometimes waits for that for ever.
 */
export const browserArgs = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];

/** The headless shell comes first: it is Chromium without windows, and opens a page in half the time. */
const NAMES_ON_PATH = ['chromium-headless-shell', 'chromium', 'google-chrome'];

function candidatesOnPath(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES_ON_PATH.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
}

/** Whether a program starts. It does not if it is missing or lacks a system library. */
function starts(program: string): boolean {
  return spawnSync(program, [...browserArgs, '--version']).status === 0;
}

/** The commands that bring a browser. The second works as root on Debian. */
const installers: readonly (readonly [string, ...string[]])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
];

function install([program, ...args]: (typeof installers)[number]): void {
  try {
    execFileSync(program, args, {stdio: 'inherit'});
  } catch {
    console.log(`"${[program, ...args].join(' ')}" did not bring a browser.`);
  }
}

/**
 * Finds a browser for the tests: `CHROMIUM_PATH`, Playwright's own, or one on the PATH. If there is none, it
 * installs one.
 * @returns its absolute path
 * @throws if there is no browser; the message says what to install
 */
export function findBrowser(): string {
  const find = () =>
    [process.env.CHROMIUM_PATH, chromium.executablePath(), ...candidatesOnPath()].find(
      (program) => program !== undefined && starts(program),
    );
  let browser = find();
  for (const installer of installers) {
    if (browser === undefined) {
      install(installer);
      browser = find();
    }
  }
  if (browser === undefined) {
    throw new Error(
      'There is no browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return browser;
}
