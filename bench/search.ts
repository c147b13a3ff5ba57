import {parseArgs} from 'node:util';
import type {Browser} from 'playwright-core';
import {launchBrowser} from './lib/browser';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {compareEngines} from './search/compare';
import {measureSynthetic} from './search/synthetic';

const USAGE = 'npm run search -- [compare] [synthetic]';

/** What owners asked in public, and the set that no rule was chosen by. */
const SETS = ['real', 'development', 'held-back'];

/** Measures the search of the finished build, and writes the results into the README. */
async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const parts: Record<string, (browser: Browser) => Promise<string>> = {
    compare: (browser) => compareEngines(browser, SETS),
    synthetic: measureSynthetic,
  };
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts);

  const browser = await launchBrowser();
  try {
    for (const name of chosen) {
      const measure = parts[name];
      if (!measure) {
        throw new Error(`There is no part "${name}". Usage: ${USAGE}`);
      }
      const text = `${conditions()}\n\n${await measure(browser)}`;
      await writeReport(`search:${name}`, text);
      console.log(`${text}\n`);
    }
  } finally {
    await browser.close();
  }
}

runMain(main);
