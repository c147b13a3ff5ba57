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
    // As root this is a container or a throw-away machine; nobody's own is changed unasked.
    name: 'the Chromium of this Debian system',
    isPossible: process.getuid?.() === 0 && run('command -v apt-get >/dev/null'),
    command:
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium',
  },
];

/**
 * Finds a browser for the tests, or installs one where that is possible.
 * @returns the absolute path of the program
 * @throws with a sentence that says what to install when no way works.
 */
export function installBrowser(): string {
  let browser = findBrowser();
  for (const {name, isPossible, command} of ways) {
    if (!browser && isPossible) {
      console.log(`No browser for the tests was found; installing ${name}.`);
      // A host that does not answer must not hold up the next way (milliseconds).
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
