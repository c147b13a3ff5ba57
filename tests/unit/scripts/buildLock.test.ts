import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {lockBuild} from '@site/scripts/buildLock';

let generated: string;
beforeEach(() => {
  generated = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
});
afterEach(() => rmSync(generated, {recursive: true}));

test('a second build is refused while the first one runs', () => {
  lockBuild(generated);
  expect(() => lockBuild(generated)).toThrow(
    `Another build of the manual is running (process ${process.pid})`,
  );
});

test.each([
  ['a build that crashed', () => String(spawnSync(process.execPath, ['-e', '0']).pid)],
  ['a full disk', () => ''],
])('a lock that %s left behind does not count', (_, content) => {
  writeFileSync(path.join(generated, 'build.lock'), content());
  expect(() => lockBuild(generated)).not.toThrow();
});

test('the lock goes with its process', () => {
  const lock = `require('tsx/cjs'); require(${JSON.stringify(path.resolve('scripts/buildLock.ts'))}).lockBuild(${JSON.stringify(generated)})`;
  const {status, stderr} = spawnSync(process.execPath, ['-e', lock], {encoding: 'utf8'});
  expect(status, stderr).toBe(0);
  expect(() => lockBuild(generated)).not.toThrow();
});
