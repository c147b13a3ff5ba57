import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {build, run} from '../../scripts/run';
import {handOverToSmallOwner, PRODUCT} from './smallOwner';

let copy: string;

beforeAll(() => {
  copy = handOverToSmallOwner();
  if (
    !build(copy) ||
    !run('tsx scripts/published.ts', {}, copy) ||
    // Without a section, some questions move by a place: HANDOVER.md says what to do then.
    !run('tsx scripts/search-score.ts --accept', {}, copy)
  ) {
    throw new Error('The manual of a small owner could not be built; see above.');
  }
});

afterAll(() => rmSync(copy, {recursive: true}));

test('the unit tests and the tests of the build pass', () => {
  const {status, stdout, stderr} = spawnSync(
    path.join(copy, 'node_modules/.bin/vitest'),
    ['run', '--project', 'unit', '--project', 'build', '--reporter=dot'],
    {cwd: copy, encoding: 'utf8', maxBuffer: 1e8},
  );
  expect(status, stdout.slice(-5000) + stderr.slice(-5000)).toBe(0);
});

test('no sentence lists nothing, and none takes one product for several', () => {
  const twins = readdirSync(path.join(copy, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(copy, 'build', file), 'utf8'));
  expect(twins.length).toBeGreaterThan(0);
  const broken = new RegExp(
    `.*(?:\\b(?:for|of|including) [,.;]|${PRODUCT}(?:\\]\\(\\S*\\))? (?:also )?have\\b).*`,
    'gi',
  );
  expect(twins.flatMap((text) => text.match(broken) ?? [])).toEqual([]);
});
