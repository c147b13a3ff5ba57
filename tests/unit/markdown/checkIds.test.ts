import {expect, test} from 'vitest';
import {checkIds} from '@site/src/markdown/remark/checkIds';
import {run} from './run';

const check = (source: string) => run(checkIds(), source.replaceAll('{#', '\\{#'));

test.each([
  ['ids that differ', '## A {#a}\n\n<p id="b">B</p>'],
  ['a heading of the fourth level without an id', '#### B'],
  ['a component with the id of a heading', '## A {#a}\n\n<Term id="a">A</Term>'],
])('accepts %s', (_, source) => {
  expect(() => check(source)).not.toThrow();
});

test.each([
  [
    'a heading without an id',
    '### B',
    'The heading has no id, so links to it would break when its words change: end it with {#b}.',
  ],
  ['an id of two headings', '## B {#a}', 'The id a is already used in line 1: choose another one.'],
  ['an id of a heading and of HTML', '<p id="a">A</p>', 'The id a is already used in line 1'],
])('refuses %s', (_, source, message) => {
  expect(() => check(`## A {#a}\n\n${source}`)).toThrow(`docs/page.mdx:3: ${message}`);
});
