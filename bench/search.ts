import {parseArgs} from 'node:util';
import type {Browser} from 'playwright-core';
import {launchBrowser} from './lib/browser';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {compareEngines} from './search/compare';
import {measureSynthetic} from './search/synthetic';

const USAGE = 'npm run search -- [--all-sets] [compare] [synthetic]';

/** Measures the search of the finished build, and writes the results into the README. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'all-sets': {type: 'boolean', default: false}},
  });
  const sets = values['all-sets'] ? ['tuning', 'held-back', 'real'] : ['tuning'];
  const parts: Record<string, (browser: Browser) => Promise<string>> = {
    compare: (browser) => compareEngines(browser, sets),
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
