import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {autoImport, listComponents} from '../../../src/remark/autoImport';
import {run} from './run';

// cspell:ignore Stepz
let directory = '';

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'components-'));
  for (const name of ['Steps', 'Key', 'Empty', 'helpers']) {
    mkdirSync(path.join(directory, name));
    if (name !== 'Empty') {
      writeFileSync(path.join(directory, name, 'index.tsx'), '');
    }
  }
});

afterAll(() => {
  rmSync(directory, {recursive: true});
});

function importsOf(source: string): string[] {
  const plugin = autoImport({directory, importFrom: '@site/src/components', globals: ['Head']});
  return run(plugin, source).children.flatMap((node: Root['children'][number]) =>
    node.type === 'mdxjsEsm' ? [node.value] : [],
  );
}

const steps = "import Steps from '@site/src/components/Steps';";
const key = "import Key from '@site/src/components/Key';";

test.each([
  ['nothing to import', 'Plain **text** and <span>HTML</span>.', []],
  ['an element of its own', '<Steps>\n\n1. one\n\n</Steps>', [steps]],
  ['an element in a sentence', 'Press <Key>F7</Key>.', [key]],
  ['each component once', '<Key>a</Key> and <Key>b</Key>', [key]],
  ['one inside another', '<Steps>\n\n1. Press <Key>F7</Key>.\n\n</Steps>', [steps, key]],
  ['one inside braces', '{props.short ? null : <Key>F7</Key>}', [key]],
  ['one in an attribute', '<div title={<Key>F7</Key>} />', [key]],
  [
    'one in an export of the page',
    'export const Close = () => <Key>F4</Key>;\n\n<Close />',
    ['export const Close = () => <Key>F4</Key>;'].concat(key).reverse(),
  ],
  ['a part of a component', '<Steps.Part />', [steps]],
  [
    'one the page imports itself',
    "import Key from './Key';\n\n<Key />",
    ["import Key from './Key';"],
  ],
  ['a function of the page', 'export function Key() {}\n\n<Key />', ['export function Key() {}']],
  ['a component of every page', '<Head />', []],
])('imports %s', (_, source, expected) => {
  expect(importsOf(source)).toEqual(expected);
});

test.each([
  [
    'a wrong name',
    'One\n\n<Stepz />',
    /^docs\/page\.mdx:3: <Stepz> is not a component .* Known without an import: Key, Steps, Head\.$/,
  ],
  ['a folder without a component', '<Empty />', /<Empty> is not a component/],
  ['a wrong name inside braces', '{props.on && <Stepz />}', /^docs\/page\.mdx:1: <Stepz>/],
])('stops at %s', (_, source, message) => {
  expect(() => importsOf(source)).toThrow(message);
});

test('lists the folders with a component', () => {
  expect(listComponents(directory)).toEqual(['Key', 'Steps']);
});
