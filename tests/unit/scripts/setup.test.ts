import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

test('refuses a folder with # in its path before it installs anything', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'manual #1 '));
  cpSync('scripts/setup.mjs', path.join(root, 'scripts/setup.mjs'));
  const {status, stderr} = spawnSync('node', ['scripts/setup.mjs'], {cwd: root, encoding: 'utf8'});
  rmSync(root, {recursive: true});
  expect(stderr).toContain('move the project to a folder without "#" in its path');
  expect(status).toBe(1);
});
