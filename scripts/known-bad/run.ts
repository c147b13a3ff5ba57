// Makes known faults in a copy of the project, and fails if the check that has to notice one does not.
// `npm run test:known-bad -- <text>` tries only the faults and groups whose name contains the text.
import {spawnSync} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../copyProject';
import {applyChange} from './changes';
import {groups} from './faults';
import type {Fault, Group} from './types';

const BUILD = 'tsx scripts/build.ts';

/** What runners print when a title matches no test. */
const NO_TEST = /No tests found|No test files found|Tests +\d+ skipped \(/;

/** Why a fault was not caught; null if it was. */
type Problem = string | null;

interface Run {
  succeeded: boolean;
  output: string;
}

/** Runs a command in the copy and keeps what it prints. */
function runIn(copy: string, command: string): Run {
  const binaries = path.join(copy, 'node_modules/.bin');
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: copy,
    env: {
      // A port of its own, so that another server on this machine is not taken for the copy's.
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
  return {succeeded: status === 0, output: stdout + stderr};
}

/** The end of what a command printed, where runners say what failed. */
function ending(output: string): string {
  return output.trimEnd().split('\n').slice(-30).join('\n');
}

function judge({check, says}: Fault, {succeeded, output}: Run): Problem {
  if (NO_TEST.test(output)) {
    return `"${check}" matches no test; correct its title.`;
  }
  if (succeeded) {
    return `"${check}" did not fail.`;
  }
  return output.includes(says)
    ? null
    : `"${check}" failed, but did not print "${says}":\n${ending(output)}`;
}

/** Replaces the build of the unchanged project while `use` runs. */
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

/** Runs the check of each fault, once for all faults that share it. */
function checkAll(copy: string, faults: readonly Fault[]): Map<Fault, Problem> {
  const runs = new Map<string, Run>();
  return new Map(
    faults.map((fault) => {
      const run = runs.get(fault.check) ?? runIn(copy, fault.check);
      runs.set(fault.check, run);
      return [fault, judge(fault, run)];
    }),
  );
}

function buildAndCheck(copy: string, faults: readonly Fault[]): Map<Fault, Problem> {
  const {succeeded, output} = runIn(copy, BUILD);
  return succeeded
    ? checkAll(copy, faults)
    : new Map(faults.map((fault) => [fault, `the copy could not be built:\n${ending(output)}`]));
}

/** Makes all faults of a group, runs their checks, and restores the files. */
function tryGroup(copy: string, {isBuilt, faults}: Group): Map<Fault, Problem> {
  const problems = new Map<Fault, Problem>();
  const undo: (() => void)[] = [];
  const made: Fault[] = [];
  try {
    for (const fault of faults) {
      try {
        fault.changes.forEach((change) => undo.unshift(applyChange(copy, change)));
        made.push(fault);
      } catch (error) {
        problems.set(fault, error instanceof Error ? error.message : String(error));
      }
    }
    const found = isBuilt
      ? withBuildAside(copy, () => buildAndCheck(copy, made))
      : checkAll(copy, made);
    return new Map([...problems, ...found]);
  } finally {
    undo.forEach((step) => step());
  }
}

/** The groups with the faults that were asked for. */
function select(text: string): Group[] {
  return groups
    .map((group) => ({
      ...group,
      faults: group.faults.filter(({name}) => `${group.name}: ${name}`.includes(text)),
    }))
    .filter(({faults}) => faults.length > 0);
}

function main(): void {
  const wanted = process.argv.slice(2).join(' ');
  const selected = select(wanted);
  if (selected.length === 0) {
    throw new Error(`No fault in scripts/known-bad/faults has "${wanted}" in its name.`);
  }
  const copy = copyProject('known-bad');
  try {
    console.log('Building the unchanged project.');
    const {succeeded, output} = runIn(copy, BUILD);
    if (!succeeded) {
      throw new Error(`The unchanged project could not be built:\n${ending(output)}`);
    }
    const missed: string[] = [];
    let caught = 0;
    for (const group of selected) {
      for (const [{name}, problem] of tryGroup(copy, group)) {
        const title = `${group.name}: ${name}`;
        console.log(problem ? `  NOT CAUGHT  ${title}\n    ${problem}` : `  caught      ${title}`);
        caught += problem ? 0 : 1;
        missed.push(...(problem ? [title] : []));
      }
    }
    console.log(`Known faults: ${caught} caught, ${missed.length} not caught.`);
    missed.forEach((title) => console.log(`  not caught: ${title}`));
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, {recursive: true});
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
