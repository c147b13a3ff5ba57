import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildCopy, runInCopy, runTestsOfCopy} from './runInCopy';
import {handOverToSmallOwner, PRODUCT} from './smallOwner';

let copy: string;

beforeAll(() => {
  copy = handOverToSmallOwner();
  buildCopy(copy);
  // Without a section, some questions move by a place: HANDOVER.md says what to do then.
  runInCopy(copy, 'tsx', 'scripts/search-score.ts', '--accept');
});

afterAll(() => rmSync(copy, {recursive: true}));

test('the unit tests and the tests of the build pass', () => runTestsOfCopy(copy));

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
