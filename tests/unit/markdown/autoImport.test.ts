import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {autoImport} from '@site/src/markdown/remark/autoImport';
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
  const plugin = autoImport({directory, importFrom: '@site/src/components'});
  return run(plugin, source).children.flatMap((node: Root['children'][number]) =>
    node.type === 'mdxjsEsm' ? node.value.split('\n') : [],
  );
}

const steps = "import Steps from '@site/src/components/Steps';";
const key = "import Key from '@site/src/components/Key';";

test.each([
  ['nothing, for a page without components', 'Plain **text** and <span>HTML</span>.', []],
  ['a block element', '<Steps>\n\n1. one\n\n</Steps>', [steps]],
  ['an inline element', 'Press <Key>F7</Key>.', [key]],
  ['each component once', '<Key>a</Key> and <Key>b</Key>', [key]],
  ['a component inside another', '<Steps>\n\n1. Press <Key>F7</Key>.\n\n</Steps>', [steps, key]],
  ['a component inside braces', '{props.short ? null : <Key>F7</Key>}', [key]],
  ['a component in an attribute', '<div title={<Key>F7</Key>} />', [key]],
  [
    'a component in an export of the page',
    'export const Close = () => <Key>F4</Key>;\n\n<Close />',
    ['export const Close = () => <Key>F4</Key>;'].concat(key).reverse(),
  ],
  ['a component of which a part is used', '<Steps.Part />', [steps]],
  [
    'nothing that the page imports itself',
    "import Key from './Key';\n\n<Key />",
    ["import Key from './Key';"],
  ],
  [
    'nothing that the page declares itself',
    'export function Key() {}\n\n<Key />',
    ['export function Key() {}'],
  ],
  ['nothing for a name that is no component', '<Stepz /> and <Empty />', []],
])('imports %s', (_, source, expected) => {
  expect(importsOf(source)).toEqual(expected);
});
