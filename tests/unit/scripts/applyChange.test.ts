import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {applyChange} from '@site/scripts/known-bad/changes';
import type {Change} from '@site/scripts/known-bad/types';

let folder: string;
const read = (file: string) => {
  const absolute = path.join(folder, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manual-change-'));
  writeFileSync(path.join(folder, 'a.ts'), 'one two one');
});
afterEach(() => rmSync(folder, {recursive: true}));

test.each<[Change, string | null]>([
  [{file: 'a.ts', find: 'two', replace: 'three'}, 'one three one'],
  [{file: 'a.ts', append: '!'}, 'one two one!'],
  [{file: 'a.ts', remove: true}, null],
  [{file: 'new/b.ts', add: 'b'}, 'b'],
])('%j is made and undone', (change, after) => {
  const before = read(change.file);
  const undo = applyChange(folder, change);
  expect(read(change.file)).toBe(after);
  undo();
  expect(read(change.file)).toBe(before);
});

test.each<[Change, string]>([
  [{file: 'a.ts', find: 'four', replace: ''}, 'contains "four" 0 times'],
  [{file: 'a.ts', find: 'one', replace: ''}, 'contains "one" 2 times'],
  [{file: 'b.ts', append: ''}, 'does not exist'],
  [{file: 'b.ts', remove: true}, 'does not exist'],
  [{file: 'a.ts', add: ''}, 'exists'],
])('%j does not fit the project', (change, sentence) => {
  expect(() => applyChange(folder, change)).toThrow(sentence);
});
