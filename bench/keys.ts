import type {Browser} from 'playwright-core';
import {measureKeys, type SiteKeys} from './keys/measureKeys';
import {keysTable} from './keys/tables';
import {launchBrowser} from './lib/browser';
import {bundleWatcher} from './lib/bundleWatcher';
import {nodeForPeers} from './lib/installNode';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {finishSites} from './sites/finishSites';
import {readSiteOptions} from './sites/options';
import {withParent} from './sites/withParent';
import {withServers, type ServedSite} from './sites/withServers';

/** How often each site's search is opened and the queries are typed. */
const FULL_RUNS = 3;

/**
 * Opens the search of each site on a slow machine, and types queries letter by letter. A run of all sites
 * is written into the README, a shorter one is only printed.
 */
async function main(): Promise<void> {
  const {chosen, runs, before, isComplete} = readSiteOptions('keys', FULL_RUNS);
  const measured = conditions(nodeForPeers().version);
  const watcher = await bundleWatcher('keys/browser/watchKeys.ts');
  const results = await withParent(async (parent) => {
    const sites = [...before, ...finishSites(chosen, parent)].filter(
      ({results: list}) => list !== null,
    );
    const browser = await launchBrowser();
    try {
      return await withServers(sites, (served) => pressInTurns(browser, served, {watcher, runs}));
    } finally {
      await browser.close();
    }
  });
  const text = `${measured}\n\n${keysTable(results)}`;
  console.log(text);
  if (isComplete) {
    await writeReport('keys', text);
  }
}

/** Measures every site once, then again, so that a busy minute disturbs all sites alike. */
async function pressInTurns(
  browser: Browser,
  sites: readonly ServedSite[],
  {watcher, runs}: {watcher: string; runs: number},
): Promise<SiteKeys[]> {
  const results = sites.map((site): {site: ServedSite; keys: SiteKeys} => ({
    site,
    keys: {name: site.name, openings: [], letters: []},
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const {site, keys} of results) {
      console.log(`${site.name}: ${run} of ${runs}.`);
      const {opening, letters} = await measureKeys(browser, site, watcher);
      keys.openings.push(opening);
      keys.letters.push(...letters);
    }
  }
  return results.map(({keys}) => keys);
}

runMain(main);
