// Makes known faults one at a time in a copy of the project, and fails when a check that has to
// notice one stays green. `npm run test:known-bad -- <text>` runs the rows whose name holds the text.
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../copyProject';
import {applyChange} from './changes';
import type {KnownBad} from './types';

const BUILD = 'docusaurus build';
const ROWS_DIR = path.join(__dirname, 'rows');

/** The rows of every file in `rows/`, each named after its file. */
async function readRows(): Promise<KnownBad[]> {
  const files = readdirSync(ROWS_DIR).sort();
  const areas = await Promise.all(
    files.map(async (file) => {
      const {rows} = (await import(path.join(ROWS_DIR, file))) as {rows: KnownBad[]};
      return rows.map((row) => ({...row, name: `${path.parse(file).name}: ${row.name}`}));
    }),
  );
  return areas.flat();
}

/** Runs commands in the copy and keeps what they print. */
function runIn(copy: string, command: string): {isGreen: boolean; output: string} {
  const binaries = path.join(copy, 'node_modules/.bin');
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: copy,
    env: {
      // Its own port, so that a server beside this run is not taken for the copy's.
      MANUAL_PORT: '4174',
      ...process.env,
      NO_COLOR: '1',
      NO_UPDATE_NOTIFIER: '1',
      PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
    },
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: true,
  });
  return {isGreen: status === 0, output: stdout + stderr};
}

/** The end of what a command printed, where runners say what failed. */
function ending(output: string): string {
  return output.trimEnd().split('\n').slice(-30).join('\n');
}

/** Keeps the build of the unchanged project aside while `use` works. */
function withBuildAside<Result>(copy: string, use: () => Result): Result {
  const build = path.join(copy, 'build');
  const aside = path.join(copy, 'build-aside');
  renameSync(build, aside);
  try {
    return use();
  } finally {
    rmSync(build, {recursive: true, force: true});
    renameSync(aside, build);
  }
}

/** @returns null when the check turned red as it should, else a sentence that says what happened. */
function tryRow(copy: string, {changes, needsBuild, turnsRed, says}: KnownBad): string | null {
  const undo: (() => void)[] = [];
  try {
    for (const change of changes) {
      undo.unshift(applyChange(copy, change));
    }
    const check = () => {
      const built = needsBuild ? runIn(copy, BUILD) : null;
      if (built && !built.isGreen) {
        return `the build failed before the check could run:\n${ending(built.output)}`;
      }
      const {isGreen, output} = runIn(copy, turnsRed);
      if (isGreen) {
        return `"${turnsRed}" stayed green.`;
      }
      return says && !output.includes(says)
        ? `"${turnsRed}" turned red without saying "${says}":\n${ending(output)}`
        : null;
    };
    return needsBuild || turnsRed === BUILD ? withBuildAside(copy, check) : check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    undo.forEach((step) => step());
  }
}

/** A check that is red already proves nothing when it is red after the change. */
function findRedAlready(copy: string, rows: KnownBad[]): Map<string, string> {
  const red = new Map<string, string>();
  for (const command of new Set([BUILD, ...rows.map(({turnsRed}) => turnsRed)])) {
    const {isGreen, output} = runIn(copy, command);
    if (!isGreen) {
      red.set(command, output);
    }
    if (command === BUILD && !existsSync(path.join(copy, 'build'))) {
      throw new Error(`The unchanged project cannot be built:\n${ending(output)}`);
    }
  }
  return red;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ');
  const rows = (await readRows()).filter(({name}) => name.includes(wanted));
  if (rows.length === 0) {
    throw new Error(`No row has "${wanted}" in its name; the rows are in scripts/known-bad/rows.`);
  }
  console.log(`${rows.length} known faults; first each check on the unchanged project.`);
  const copy = copyProject('known-bad');
  try {
    const redAlready = findRedAlready(copy, rows);
    let missed = 0;
    for (const row of rows) {
      const output = redAlready.get(row.turnsRed);
      const problem = output
        ? `"${row.turnsRed}" is red without the change too:\n${ending(output)}`
        : tryRow(copy, row);
      missed += problem ? 1 : 0;
      console.log(
        problem ? `  MISSED  ${row.name}\n          ${problem}` : `  red     ${row.name}`,
      );
    }
    console.log(`Known faults: ${rows.length - missed} noticed, ${missed} missed`);
    process.exitCode = missed > 0 ? 1 : 0;
  } finally {
    rmSync(copy, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
