import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {resolveOutDir} from '@site/scripts/outDir';

let parent: string;
let project: string;

beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'out-dir-'));
  project = path.join(parent, 'my manual');
  for (const folder of ['docs', 'empty', 'build/_hosting']) {
    mkdirSync(path.join(project, folder), {recursive: true});
  }
  for (const file of ['package.json', 'docs/page.mdx']) {
    writeFileSync(path.join(project, file), '');
  }
});

afterAll(() => rmSync(parent, {recursive: true}));

test.each(['build', 'empty', 'new/folder', '../new'])('accepts "%s"', (given) => {
  expect(resolveOutDir(given, project)).toBe(path.resolve(project, given));
});

test.each(['', '..', '/', 'docs', 'package.json'])('refuses "%s"', (given) => {
  expect(() => resolveOutDir(given, project)).toThrow(
    'it contains files that are not from a build',
  );
});
