// cspell:ignore prodct stepss
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findTypeMistakes} from '@site/scripts/findTypeMistakes';
import {ROOT} from '@site/scripts/run';

/** Each line of a page, and what is wrong with it. */
const LINES: readonly (readonly [source: string, sentence: string | null])[] = [
  ["import Setup from './_setup.mdx';", null],
  [
    "import Nope from './_nope.mdx';",
    'There is no file ./_nope.mdx. Correct the path, or add the file.',
  ],
  ["import Package from 'a-package';", null],
  ['', null],
  ['## Heading {#with-an-id}', null],
  ['<Setup product="R-1" platform="mt4" />', null],
  ['<Setup prodct="R-1" platform="mt4" />', "prodct does not exist here. Did you mean 'product'?"],
  ['<Setup product="R-1" />', 'platform is missing. Write it.'],
  ['<Setup product="R-1" platform="mt6" />', '"mt6" cannot be here. Use "mt4" or "mt5".'],
  ['<PlatformLabel of="nam" />', `"nam" cannot be here. Did you mean '"name"'?`],
  ['<PermissionLadder platform="mt6" />', '"mt6" cannot be here. Check the spelling.'],
  ['<Icon nope />', 'nope does not exist here. Check the spelling.'],
  ['<StopReasons nope />', 'nope does not exist here. Check the spelling.'],
  ['<Term id="ask" nope="a">ask</Term>', 'nope does not exist here. Check the spelling.'],
  ['<Stepss>1</Stepss>', "<Stepss> is not a component of the manual. Did you mean 'Steps'?"],
  ['<Nothing />', '<Nothing> is not a component of the manual. Check the spelling, or import it.'],
  ['<MenuPath />', 'The element needs content between its tags.'],
  ['<Only when="x">Text</Only>', 'string cannot be here. Use boolean.'],
  [
    'Your {YourEA}.',
    '{YourEA} is read as JavaScript, which has no YourEA here. In text, write it as code: `YourEA`.',
  ],
  ['Your {props.nope}.', 'nope does not exist here. Check the spelling.'],
];

const PARTIAL = `{/**
  @typedef Props
  @property {string} product
  @property {'mt4' | 'mt5'} platform
*/}

The {props.product}. {props.prodct}`;

const folder = path.join(ROOT, 'test-results/types');
let mistakes: string[] = [];

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

test.each(LINES.map(([source, sentence], index) => ({source, sentence, line: 2 * index + 1})))(
  '$source',
  ({sentence, line}) => {
    const place = `docs/page.mdx:${line}: `;
    expect(mistakes.filter((it) => it.startsWith(place))).toEqual(
      sentence === null ? [] : [place + sentence],
    );
  },
);

test('a partial has the props that its comment names', () => {
  expect(mistakes).toContain(
    "docs/_setup.mdx:7: prodct does not exist here. Did you mean 'product'?",
  );
});
