import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './lib/paths';
import {formatMedian, report, table} from './lib/report';
import {readOptions, runMain, takeTurns} from './lib/run';
import {prepareSite, RECIPES} from './sites/recipes';

/** What an earlier build leaves. */
const LEFT = ['build', '.docusaurus', 'node_modules/.cache'];

/** Builds this manual and stock Docusaurus with the same pages from nothing, in turns. */
async function main(): Promise<void> {
  const {runs} = readOptions();
  const sites = [
    {name: RECIPES.stock.name, folder: prepareSite('stock')},
    {name: 'This manual', folder: ROOT},
  ];
  const results = await takeTurns(sites, runs, ({folder}) => Promise.resolve(build(folder)));
  const rows = [...results].map(([{name}, seconds]) => [name, formatMedian(seconds, 1)]);
  report(table(['Site', 'seconds'], rows));
}

/** Builds a site without anything that an earlier build has left. @returns the seconds that it took */
function build(folder: string): number {
  LEFT.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
  const start = performance.now();
  execFileSync('npm', ['run', 'build'], {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  return (performance.now() - start) / 1000;
}

runMain(main);
