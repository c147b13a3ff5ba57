import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {copyProject} from '../scripts/copyProject';
import {addCopies, listCopies} from './builds/copies';
import {measureBuild, type BuildCost, type BuiltSite} from './builds/measureBuild';
import {BUILD_DIR, ROOT} from './lib/paths';
import {conditions, kilobytes, round, table, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {median} from './lib/statistics';
import {prepareStock} from './sites/prepareStock';
import {readTwins} from './sites/readTwins';
import {withParent} from './sites/withParent';

/** How many pages the sites have. */
const SIZES = '57,250,1000';

/** Runs of a complete measurement. */
const FULL_RUNS = 3;

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Builds this manual and the stock template from nothing, with more and more copies of their pages. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: String(FULL_RUNS)},
      sizes: {type: 'string', default: SIZES},
      before: {type: 'string'},
    },
  });
  const runs = Number(values.runs);
  const sizes = values.sizes.split(',').filter(Boolean).map(Number);
  if (![runs, ...sizes].every((number) => Number.isInteger(number) && number > 0)) {
    throw new Error(
      `Usage: npm run build -- [--runs ${FULL_RUNS}] [--sizes ${SIZES}] [--before FOLDER]`,
    );
  }
  const before = values.before && path.resolve(process.env.INIT_CWD ?? '.', values.before);
  const measured = conditions();
  const rows: string[][] = [];
  for (const size of sizes) {
    rows.push(...(await measureSize(size, {runs, before})));
  }
  const head = ['Pages', 'Site', 's', 'processor, s', 'memory, MB', 'folder, MB', 'scripts, kB'];
  const text = `${measured}\n\n${table(head, rows)}`;
  console.log(text);
  if (runs >= FULL_RUNS && values.sizes === SIZES && before === undefined) {
    await writeReport('build', text);
  }
}

/** Builds each site with a number of pages once, then again, so that a busy minute disturbs all alike. */
async function measureSize(
  size: number,
  {runs, before}: {runs: number; before: string | undefined},
): Promise<string[][]> {
  const twins = readTwins(BUILD_DIR);
  const copies = listCopies(twins, path.join(ROOT, 'docs'), size);
  const pages = [...twins, ...copies.map(({page}) => page)];
  const folders: string[] = [];
  const manual = (name: string, from: string, ...options: string[]): BuiltSite => {
    const folder = copyProject('manual-build', from);
    folders.push(folder);
    addCopies(folder, copies);
    return {name, folder, args: [...readBuildCommand(folder), ...options]};
  };
  try {
    return await withParent(async (parent) => {
      const sites: BuiltSite[] = [
        {
          name: 'Docusaurus 3.7.0 classic',
          folder: prepareStock(parent, pages),
          args: [path.join(parent, DOCUSAURUS), 'build'],
        },
        ...(before ? [manual('This manual, before', before, '--skip-types')] : []),
        manual('This manual', ROOT, '--skip-types'),
        manual('This manual with its checks', ROOT),
      ];
      const costs = new Map(sites.map((site) => [site, [] as BuildCost[]]));
      for (let run = 1; run <= runs; run += 1) {
        for (const [site, list] of costs) {
          console.log(`${pages.length} pages, ${site.name}: ${run} of ${runs}.`);
          const cost = await measureBuild(site);
          list.push(cost);
        }
      }
      return [...costs].map(([site, list]) => rowOf(pages.length, site.name, list));
    });
  } finally {
    folders.forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  }
}

/** What `npm run build` runs with Node after it has looked at the packages. */
function readBuildCommand(folder: string): string[] {
  const {scripts} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: {build: string};
  };
  return scripts.build.replace(/^.* && node /, '').split(' ');
}

/** The median of each figure by itself. */
function rowOf(pages: number, name: string, costs: readonly BuildCost[]): string[] {
  const of = (figure: keyof BuildCost) => median(costs.map((cost) => cost[figure]));
  return [
    pages.toLocaleString('en'),
    name,
    round(of('seconds')),
    round(of('cpu')),
    round(of('memory') / 1e6, 0),
    round(of('bytes') / 1e6, 0),
    kilobytes(of('scripts')),
  ];
}

runMain(main);
