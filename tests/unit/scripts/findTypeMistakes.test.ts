// cspell:ignore prodct stepss
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findTypeMistakes} from '@site/scripts/findTypeMistakes';
import {ROOT} from '@site/scripts/run';

/** Lines of a page with TypeScript's message about each; null if it is correct. */
const LINES: readonly (readonly [source: string, says: string | null])[] = [
  ["import Setup from './_setup.mdx';", null],
  ["import Nope from './_nope.mdx';", "Cannot find module './_nope.mdx'"],
  ["import Package from 'a-package';", null],
  ['', null],
  ['## Heading {#with-an-id}', null],
  ['<Setup product="R-1" platform="mt4" />', null],
  ['<Setup prodct="R-1" platform="mt4" />', "Did you mean 'product'?"],
  ['<Setup product="R-1" />', "Property 'platform' is missing"],
  ['<Setup product="R-1" platform="mt6" />', 'not assignable to type \'"mt4" | "mt5"\''],
  ['<Term id="ask" nope="a">ask</Term>', "Property 'nope' does not exist"],
  ['<Stepss>1</Stepss>', "Did you mean 'Steps'?"],
  ['<MenuPath />', "Property 'children' is missing"],
  ['<span className="a">A **bold** word</span>', null],
  ['<span nope="a">A **bold** word</span>', "Property 'nope' does not exist"],
  ['<strong>A **bold** {nope}</strong>', "Cannot find name 'nope'"],
  ['Your {YourEA}.', "Cannot find name 'YourEA'"],
  ['Your {props.nope}.', "Property 'nope' does not exist"],
];

const PARTIAL = `{/**
  @typedef Props
  @property {string} product
  @property {'mt4' | 'mt5'} platform
*/}

The {props.product}. {props.prodct}`;

const folder = path.join(ROOT, 'test-results/types');
let mistakes = '';

beforeAll(async () => {
  const files = {
    'tsconfig.json': JSON.stringify({
      extends: '../../../docs/tsconfig.json',
      include: ['*.mdx'],
    }),
    'page.mdx': LINES.map(([source]) => source).join('\n\n'),
    '_setup.mdx': PARTIAL,
  };
  mkdirSync(path.join(folder, 'docs'), {recursive: true});
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'docs', file), content);
  }
  mistakes = await findTypeMistakes(folder);
}, 120_000);

afterAll(() => rmSync(folder, {recursive: true}));

test.each(LINES.map(([source, says], index) => ({source, says, line: 2 * index + 1})))(
  '$source',
  ({says, line}) => {
    const [, ...found] = mistakes.split(new RegExp(`^docs/page\\.mdx\\(${line},`, 'm'));
    expect(found.length > 0).toBe(says !== null);
    expect(found[0] ?? '').toContain(says ?? '');
  },
);

test('checks a partial against the props in its comment', () => {
  expect(mistakes).toMatch(/^docs\/_setup\.mdx\(7,.*Did you mean 'product'\?$/m);
});
