import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {resolveOutDir} from '@site/scripts/outDir';

let parent: string;
let project: string;

beforeAll(() => {
  parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'out-dir-')));
  project = path.join(parent, 'my manual');
  for (const folder of ['docs', 'empty', 'build/_hosting', 'test-results/hosted', '../other']) {
    mkdirSync(path.join(project, folder), {recursive: true});
  }
  for (const file of ['package.json', 'docs/page.mdx', 'test-results/unit.json', '../other/a']) {
    writeFileSync(path.join(project, file), '');
  }
  symlinkSync(project, path.join(parent, 'link'));
});

afterAll(() => rmSync(parent, {recursive: true}));

test.each([
  ['build', 'build'],
  ['empty', 'empty'],
  ['new/folder', 'new/folder'],
  ['build/part', 'build/part'],
  ['test-results/hosted/build', 'test-results/hosted/build'],
  ['../new', '../new'],
  ['../link/build', 'build'],
])('"%s" may be replaced', (given, expected) => {
  expect(resolveOutDir(given, project)).toBe(path.resolve(project, expected));
});

test.each([
  ['', 'the folder of the project'],
  ['.', 'the folder of the project'],
  ['..', 'the folder of the project, or one around it'],
  ['/', 'the folder of the project, or one around it'],
  ['../link', 'the folder of the project'],
  ['docs', 'something is there that no build wrote'],
  ['docs/new', 'it is inside docs, a folder of the project'],
  ['../link/docs/new', 'it is inside docs, a folder of the project'],
  ['package.json', 'something is there that no build wrote'],
  ['test-results', 'something is there that no build wrote'],
  ['../other', 'something is there that no build wrote'],
])('"%s" is refused, and stays as it is', (given, reason) => {
  expect(() => resolveOutDir(given, project)).toThrow(reason);
  expect(existsSync(path.join(project, 'docs/page.mdx'))).toBe(true);
});
