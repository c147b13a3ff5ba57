import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {launchBrowser, type Line} from './lib/browser';
import {bundle} from './lib/bundle';
import {nodeForPeers} from './lib/installNode';
import {emptyFolder} from './lib/paths';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {LINES, measureLoad, type Load} from './load/measureLoad';
import {loadTable} from './load/tables';
import {finishSites} from './sites/finishSites';
import {readSiteOptions} from './sites/options';
import {PAGE} from './sites/page';
import {withParent} from './sites/withParent';
import {withServers, type ServedSite} from './sites/withServers';

/** As many runs as make a median. */
const FULL_RUNS = 7;

/**
 * Loads a page of each site in a real browser on a slow machine. A run of all sites is written into the
 * README, a shorter one is only printed.
 */
async function main(): Promise<void> {
  const {chosen, runs, before, isComplete} = readSiteOptions('load', FULL_RUNS);
  const measured = conditions(nodeForPeers().version);
  const watcher = await bundleWatcher();
  const tables = await withParent(async (parent) => {
    const sites = [...before, ...finishSites(chosen, parent)];
    const browser = await launchBrowser();
    try {
      return await withServers(sites, (served) => loadInTurns(browser, served, {watcher, runs}));
    } finally {
      await browser.close();
    }
  });
  const text = [measured, ...tables].join('\n\n');
  console.log(text);
  if (isComplete) {
    await writeReport('load', text);
  }
}

/** @returns the code that watches a page while it loads */
async function bundleWatcher(): Promise<string> {
  const folder = emptyFolder('watch-load');
  await bundle('load/browser/watchLoad.ts', folder);
  return readFileSync(path.join(folder, 'engine.js'), 'utf8');
}

/** Loads the page of every site once, then again, so that a busy minute disturbs all sites alike. */
async function loadInTurns(
  browser: Browser,
  sites: readonly ServedSite[],
  {watcher, runs}: {watcher: string; runs: number},
): Promise<string[]> {
  const load = ({server, ready}: ServedSite, line: Line | null) =>
    measureLoad(browser, {url: server.origin + PAGE, ready, watcher, line});
  // The servers compress each file when it is first asked for.
  for (const site of sites) {
    await load(site, null);
  }
  const results = LINES.map((line) => ({
    line,
    sites: sites.map((site) => ({site, name: site.name, loads: [] as Load[]})),
  }));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Loading every site: ${run} of ${runs}.`);
    for (const {line, sites: loaded} of results) {
      for (const {site, loads} of loaded) {
        loads.push(await load(site, line));
      }
    }
  }
  return results.map(({line, sites: loaded}) => loadTable(line, loaded));
}

runMain(main);
