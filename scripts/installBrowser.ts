import {findBrowser} from './browser';
import {run} from './run';

interface Way {
  name: string;
  isPossible: boolean;
  command: string;
}

const ways: Way[] = [
  {
    name: "Playwright's Chromium",
    isPossible: true,
    command: 'playwright install chromium --no-shell',
  },
  {
    // Only as root, which means a container: nobody's own machine is changed without asking.
    name: 'the Chromium of this Debian system',
    isPossible: process.getuid?.() === 0 && run('command -v apt-get >/dev/null'),
    command:
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
  },
];

/**
 * Finds a browser for the tests, or installs one if possible.
 * @returns the absolute path of the program
 * @throws when neither works; the message says what to install.
 */
export function installBrowser(): string {
  let browser = findBrowser();
  for (const {name, isPossible, command} of ways) {
    if (!browser && isPossible) {
      console.log(`No browser for the tests was found; installing ${name}.`);
      // In milliseconds, so that a host that does not answer does not block the next attempt.
      run(command, {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000'});
      browser = findBrowser();
    }
  }
  if (!browser) {
    throw new Error(
      'No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  }
  return browser;
}
