import {findBrowser} from './browser';
import {run} from './run';

/**
 * Finds a browser for the tests, or installs one if possible: Playwright's own, then that of this Debian.
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
  // Only as root, which means a container: nobody's own machine is changed without asking.
  if (!browser && process.getuid?.() === 0 && run('command -v apt-get >/dev/null')) {
    run(
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
    );
    browser = findBrowser();
  }
  if (!browser) {
    throw new Error(
      'No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    );
  }
  return browser;
}
