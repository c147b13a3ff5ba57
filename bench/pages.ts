import {launchBrowser} from './lib/browser';
import {readBuiltIndex} from './lib/builtIndex';
import {bundle} from './lib/bundle';
import {nodeForPeers} from './lib/installNode';
import {emptyFolder} from './lib/paths';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {createAlgoliaStub} from './pages/algoliaStub';
import {auditPages} from './pages/auditPages';
import {measureSites} from './pages/measureSites';
import {
  buildTable,
  firstLoadTable,
  keyTable,
  lighthouseTable,
  type TwiceBuilt,
} from './pages/tables';
import {finish, prepareSite} from './sites/buildSite';
import {readSiteOptions} from './sites/options';
import {manual, recipes} from './sites/recipes';
import type {FinishedSite, Recipe} from './sites/types';
import {withParent} from './sites/withParent';
import {withServers, type ServedSite} from './sites/withServers';

/** As many runs of Lighthouse as make a median. */
const FULL_RUNS = 5;

/**
 * Builds the manual's pages with several generators, and measures what readers get. A run of all sites
 * is written into the README, a shorter one is only printed.
 */
async function main(): Promise<void> {
  const {chosen, runs, before, isComplete} = readSiteOptions('pages', {
    recipes,
    fullRuns: FULL_RUNS,
  });
  const measured = conditions(nodeForPeers().version);
  const tables = await withParent(async (parent) => {
    const {builds, sites} = await buildTwice(chosen, parent);
    const finished = [...before, ...sites];
    return [buildTable(builds), ...(await measureReaders(finished, runs))];
  });
  const text = [measured, ...tables].join('\n\n');
  console.log(text);
  if (isComplete) {
    await writeReport('pages', text);
  }
}

/** Builds each site with nothing in its caches, then once more with what the first build left there. */
async function buildTwice(
  chosen: readonly Recipe[],
  parent: string,
): Promise<{builds: TwiceBuilt[]; sites: FinishedSite[]}> {
  const builds: TwiceBuilt[] = [];
  const sites: FinishedSite[] = [];
  for (const recipe of chosen) {
    console.log(`Building: ${recipe.name}.`);
    const {dir, build} = prepareSite(recipe, parent, nodeForPeers());
    const cold = await build();
    builds.push({recipe, cold, warm: await build()});
    sites.push(...finish(recipe, dir));
  }
  return {builds, sites};
}

/** The tables of what readers get. */
async function measureReaders(sites: readonly FinishedSite[], runs: number): Promise<string[]> {
  const watcher = emptyFolder('watch-hits');
  await bundle('pages/browser/watchHits.ts', watcher);
  const stub = await createAlgoliaStub(readBuiltIndex());
  const browser = await launchBrowser();
  try {
    return await withServers(sites, async (served) => {
      const results = await measureSites(served, {browser, stub, watcher}, runs);
      return [
        firstLoadTable(results),
        lighthouseTable(results),
        keyTable(results),
        ...(await auditOwnPages(served)),
      ];
    });
  } finally {
    await browser.close();
  }
}

/** The scores of some other pages of this manual; nothing when it is not among the sites. */
async function auditOwnPages(sites: readonly ServedSite[]): Promise<string[]> {
  const own = sites.find(({id}) => id === manual.id);
  return own
    ? ["This manual's own pages, on Lighthouse's phone:", await auditPages(own.server.origin)]
    : [];
}

runMain(main);
