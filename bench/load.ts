import type {Browser} from 'playwright-core';
import {FAST_NETWORK, SLOW_NETWORK} from './lib/browser';
import {bundleWatcher} from './lib/bundleWatcher';
import {nodeForPeers} from './lib/installNode';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {withSlowPage, type Load} from './load/slowPage';
import {loadTable} from './load/tables';
import {withHostedSites} from './load/withHostedSites';
import {readSiteOptions} from './sites/options';
import {PAGES} from './sites/page';
import type {HostedSite} from './sites/withHosts';

const LINES = [SLOW_NETWORK, FAST_NETWORK];

/** Runs of a complete measurement. */
const FULL_RUNS = 5;

/**
 * Loads pages of each site in a real browser on a slow machine. A run of all sites is written into the README,
 * a shorter one is only printed.
 */
async function main(): Promise<void> {
  const options = readSiteOptions('load', FULL_RUNS);
  const {runs, isComplete} = options;
  const measured = conditions(nodeForPeers().version);
  const watcher = await bundleWatcher('load/browser/watchLoad.ts');
  const tables = await withHostedSites(options, (browser, hosted) =>
    loadInTurns(browser, hosted, {watcher, runs}),
  );
  const text = [measured, ...tables].join('\n\n');
  console.log(text);
  if (isComplete) {
    await writeReport('load', text);
  }
}

/** Loads every page of every site once, then again, so that a busy minute disturbs all sites alike. */
async function loadInTurns(
  browser: Browser,
  sites: readonly HostedSite[],
  {watcher, runs}: {watcher: string; runs: number},
): Promise<string[]> {
  const results = LINES.map((line) => ({
    line,
    pages: PAGES.flatMap((route) =>
      sites.map((site) => ({site, route, name: `\`${route}\`, ${site.name}`, loads: [] as Load[]})),
    ),
  }));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Loading every page: ${run} of ${runs}.`);
    for (const {line, pages} of results) {
      for (const {site, route, loads} of pages) {
        loads.push(await withSlowPage(browser, {site, watcher, line}, ({load}) => load(route)));
      }
    }
  }
  return results.map(({line, pages}) => loadTable(line, pages));
}

runMain(main);
