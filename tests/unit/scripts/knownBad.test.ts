import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {groups} from '@site/scripts/known-bad/faults';

const ROOT = path.resolve(__dirname, '../../..');
const faults = groups.flatMap((group) => group.faults);

// Each one takes minutes of a release; more would not be run.
test('there are at most 45 known faults', () => {
  expect(faults.length).toBeLessThanOrEqual(45);
});

// `npm run test:known-bad` tries them; this says at once when a change has outdated one.
test.each(faults.map(({name, changes}) => [name, changes] as const))(
  '%s: its changes fit the project',
  (_name, changes) => {
    for (const change of changes) {
      if ('find' in change) {
        const text = readFileSync(path.join(ROOT, change.file), 'utf8');
        expect(text.split(change.find), `${change.file} contains it once`).toHaveLength(2);
      }
    }
  },
);

test('every title that a browser check names is that of a test', () => {
  const checks = faults.flatMap(({check}) => {
    const [, file, title] = /^playwright test (\S+)(?: -g "([^"]+)")?/.exec(check) ?? [];
    return file === undefined ? [] : [{file, title: new RegExp(title ?? '')}];
  });
  const playwright = path.join(ROOT, 'node_modules/.bin/playwright');
  const {stdout} = spawnSync(playwright, ['test', '--list'], {cwd: ROOT, encoding: 'utf8'});
  // [chromium] › search-page.spec.ts:12:1 › group › title
  const listed = stdout.split('\n').map((line) => line.trim().split(' › ').slice(1));
  const unknown = checks.filter(
    ({file, title}) =>
      !listed.some(
        ([place = '', ...titles]) => place.startsWith(`${file}:`) && title.test(titles.join(' ')),
      ),
  );
  expect(checks.length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
}, 60_000);
