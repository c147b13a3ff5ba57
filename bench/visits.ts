import type {Browser} from 'playwright-core';
import {bundleWatcher} from './lib/bundleWatcher';
import {nodeForPeers} from './lib/installNode';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {measureVisit, type Visit} from './load/measureVisit';
import {visitsTable} from './load/tables';
import {withHostedSites} from './load/withHostedSites';
import {readSiteOptions} from './sites/options';
import type {HostedSite} from './sites/withHosts';

/** Runs of a complete measurement. */
const FULL_RUNS = 5;

/**
 * Opens further pages of each site in a real browser on a slow machine. A run of all sites is written into the
 * README, a shorter one is only printed.
 */
async function main(): Promise<void> {
  const options = readSiteOptions('visits', FULL_RUNS);
  const {runs, isComplete} = options;
  const measured = conditions(nodeForPeers().version);
  const watcher = await bundleWatcher('load/browser/watchVisit.ts');
  const results = await withHostedSites(options, (browser, hosted) =>
    visitInTurns(browser, hosted, {watcher, runs}),
  );
  const text = `${measured}\n\n${visitsTable(results)}`;
  console.log(text);
  if (isComplete) {
    await writeReport('visits', text);
  }
}

/** Visits every site once, then again, so that a busy minute disturbs all sites alike. */
async function visitInTurns(
  browser: Browser,
  sites: readonly HostedSite[],
  {watcher, runs}: {watcher: string; runs: number},
): Promise<{name: string; visits: Visit[]}[]> {
  const results = sites.map((site) => ({site, name: site.name, visits: [] as Visit[]}));
  for (let run = 1; run <= runs; run += 1) {
    for (const {site, visits} of results) {
      console.log(`${site.name}: ${run} of ${runs}.`);
      visits.push(await measureVisit(browser, {site, watcher}));
    }
  }
  return results;
}

runMain(main);
