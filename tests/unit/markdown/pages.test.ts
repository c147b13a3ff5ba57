import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkIds} from '@site/src/markdown/remark/checkIds';
import {checkPictures} from '@site/src/markdown/remark/checkPictures';
import {run} from './run';

let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(siteDir, 'static'));
  writeFileSync(path.join(siteDir, 'static/a b.png'), Buffer.alloc(300_000));
  writeFileSync(path.join(siteDir, 'static/heavy.png'), Buffer.alloc(301_000));
});

afterAll(() => rmSync(siteDir, {recursive: true}));

const checks = (source: string) => {
  run(checkIds(), source.replaceAll('{#', '\\{#'));
  run(checkPictures({siteDir}), source.replaceAll('{#', '\\{#'));
};

test.each([
  ['a picture', '![a](/a%20b.png)'],
  ['ids that differ', '## A {#a}\n\n<p id="b">B</p>'],
  ['a heading of the fourth level without an id', '#### B'],
  ['a component with the id of a heading', '## A {#a}\n\n<Term id="a">A</Term>'],
])('accepts %s', (_, source) => {
  expect(() => checks(source)).not.toThrow();
});

test.each([
  ['a heavy picture', '![a](/heavy.png)', 'The picture /heavy.png has 301 kB'],
  [
    'a heading without an id',
    '### B',
    'The heading has no id, so links to it would break when its words change: end it with {#b}.',
  ],
  ['an id of two headings', '## B {#a}', 'The id a is already used in line 1: choose another one.'],
  ['an id of a heading and of HTML', '<p id="a">A</p>', 'The id a is already used in line 1'],
])('refuses %s', (_, source, sentence) => {
  expect(() => checks(`## A {#a}\n\n${source}`)).toThrow(`docs/page.mdx:3: ${sentence}`);
});
