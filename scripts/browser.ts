import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {chromium} from '@playwright/test';

const NAMES_ON_PATH = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Chromium refuses to start as root with its sandbox on. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Finds a browser for the tests without installing one: `CHROMIUM_PATH`, Playwright's own, then a
 * Chromium or Chrome on the PATH.
 * @returns the absolute path of the program, or undefined when there is none
 * @throws when `CHROMIUM_PATH` is set to something that does not start.
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

/** True when the program starts: a browser that lacks a system library, or a stub, does not. */
function starts(executable: string): boolean {
  return spawnSync(executable, [...browserArgs, '--version'], {timeout: 20_000}).status === 0;
}

function candidatesOnPath(): string[] {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  return NAMES_ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
