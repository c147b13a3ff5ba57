import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {copyProject} from '../scripts/copyProject';
import {measureEdit, startServer, type Cost, type DevServer, type DevSite} from './dev/devServer';
import {ownEdits, stockEdits} from './dev/edits';
import {launchBrowser} from './lib/browser';
import {conditions, round, table, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {median} from './lib/statistics';
import {prepareStock} from './sites/prepareStock';
import {withParent} from './sites/withParent';

/** Runs of a complete measurement. */
const FULL_RUNS = 3;

const FIRST_PORT = 4380;

const DOCUSAURUS = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start'] as const;

/** A site, its server and what each of its edits took. */
interface Measured {
  site: DevSite;
  server: DevServer;
  costs: Map<string, Cost[]>;
}

/**
 * Changes files while the development servers run, and waits until a browser shows the changes. A full run
 * without an earlier state is written into the README.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: String(FULL_RUNS)}, before: {type: 'string'}},
  });
  const runs = Number(values.runs);
  const measured = conditions();
  const copy = copyProject('manual-dev');
  try {
    const text = await withParent(async (parent) => {
      const sites: DevSite[] = [
        {
          name: 'This manual',
          folder: copy,
          command: [process.execPath, 'node_modules/.bin/tsx', 'scripts/dev.ts'],
          edits: ownEdits,
        },
        {
          name: 'Docusaurus 3.7.0 classic',
          folder: prepareStock(parent),
          command: [process.execPath, path.join(parent, DOCUSAURUS[0]), DOCUSAURUS[1]],
          edits: stockEdits,
        },
      ];
      if (values.before !== undefined) {
        sites.unshift({
          name: 'This manual, before',
          folder: path.resolve(process.env.INIT_CWD ?? '.', values.before),
          command: [process.execPath, ...DOCUSAURUS],
          // Rows and labels were never shown, and waiting for them takes minutes.
          edits: ownEdits.filter(
            ({files}) => !Object.keys(files).some((file) => file.startsWith('src/')),
          ),
        });
      }
      return `${measured}\n\n${await measureInTurns(sites, runs)}`;
    });
    console.log(text);
    if (runs >= FULL_RUNS && values.before === undefined) {
      await writeReport('dev', text);
    }
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

/** Measures each edit on every site, then again, so that a busy minute disturbs all sites alike. */
async function measureInTurns(sites: readonly DevSite[], runs: number): Promise<string> {
  const all: Measured[] = [];
  const browser = await launchBrowser();
  try {
    for (const [index, site] of sites.entries()) {
      all.push({site, server: await startServer(site, FIRST_PORT + index), costs: new Map()});
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const {name} of ownEdits) {
        for (const {site, server, costs} of all) {
          const edit = site.edits.find((other) => other.name === name);
          if (edit) {
            const word = `Zebra${run}${name.replace(/\W/g, '')}`;
            const cost = await measureEdit(browser, server, {folder: site.folder, edit, word});
            console.log(`${site.name}, ${name}: ${describe([cost])}`);
            costs.set(name, [...(costs.get(name) ?? []), cost]);
          }
        }
      }
    }
  } finally {
    await browser.close();
    all.forEach(({server}) => server.stop());
  }
  return table(
    ['Seconds from saving to the screen (of the processor)', ...all.map(({site}) => site.name)],
    [
      ['server ready', ...all.map(({server}) => round(server.ready / 1000))],
      ...ownEdits.map(({name}) => [name, ...all.map(({costs}) => describe(costs.get(name)))]),
    ],
  );
}

/** The medians of some runs: `0.52 (0.31)`. */
function describe(costs: readonly Cost[] | undefined): string {
  return costs
    ? `${round(median(costs.map(({wall}) => wall)), 2)} (${round(median(costs.map(({cpu}) => cpu)), 2)})`
    : '–';
}

runMain(main);
