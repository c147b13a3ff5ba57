import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect} from 'vitest';
import {build} from '../../scripts/run';

/**
 * Runs a program of an installed package in a copy of the project. The test fails if the program does.
 * @returns what the program printed
 */
export function runInCopy(copy: string, program: string, ...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync(path.join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(status, stdout.slice(-5000) + stderr.slice(-5000)).toBe(0);
  return stdout;
}

/** Builds the manual of a copy and publishes its places, as HANDOVER.md says. */
export function buildCopy(copy: string): void {
  expect(build(copy), 'the copy was built; see above').toBe(true);
  runInCopy(copy, 'tsx', 'scripts/published.ts');
}

/** Runs the unit tests and the tests of the build in a copy. */
export function runTestsOfCopy(copy: string): void {
  runInCopy(copy, 'vitest', 'run', '--project', 'unit', '--project', 'build', '--reporter=dot');
}
