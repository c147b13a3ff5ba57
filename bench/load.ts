import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {launchBrowser} from './lib/browser';
import {bundle} from './lib/bundle';
import {nodeForPeers} from './lib/installNode';
import {emptyFolder} from './lib/paths';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {LINES, measureLoad, type Load} from './load/measureLoad';
import {loadTable} from './load/tables';
import {finishSites} from './sites/finishSites';
import {readSiteOptions} from './sites/options';
import {PAGES} from './sites/page';
import {withParent} from './sites/withParent';
import {withHosts, type HostedSite} from './sites/withHosts';

/** As many runs as make a median. */
const FULL_RUNS = 5;

/**
 * Loads pages of each site in a real browser on a slow machine. A run of all sites is written into the README,
 * a shorter one is only printed.
 */
async function main(): Promise<void> {
  const {chosen, runs, before, isComplete} = readSiteOptions('load', FULL_RUNS);
  const measured = conditions(nodeForPeers().version);
  const watcher = await bundleWatcher();
  const tables = await withParent((parent) => {
    const sites = [...before, ...finishSites(chosen, parent)];
    return withHosts(sites, async (hosted, browserOption) => {
      const browser = await launchBrowser([browserOption]);
      try {
        return await loadInTurns(browser, hosted, {watcher, runs});
      } finally {
        await browser.close();
      }
    });
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
        loads.push(await measureLoad(browser, {site, route, watcher, line}));
      }
    }
  }
  return results.map(({line, pages}) => loadTable(line, pages));
}

runMain(main);
