import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {collectImports, compileTimeData, parseImports} from '@site/src/markdown/dates/imports';
import {newestDate} from '@site/src/markdown/dates/lastUpdated';

describe('a file imports', () => {
  test.each([
    ['a default', "import A from './a';", false, ['./a']],
    ['names', "import {a, type B} from '@site/src/b';", false, ['@site/src/b']],
    ['names on several lines', "import A, {\n  b,\n} from '../c';", false, ['../c']],
    ['a side effect', 'import "./d.css";', false, ['./d.css']],
    ['what it re-exports', "export {a} from './a';\nexport * from './b';", false, ['./a', './b']],
    ['no types', "import type {A} from './a';\nexport type {B} from './b';", false, []],
    ['each file once', "import A from './a';\nimport {b} from './a';", false, ['./a']],
    [
      'nothing for text that only looks like an import',
      "const a = 'import b from c';\nexport const d = 'e';",
      false,
      [],
    ],
    [
      'components in MDX',
      'A <Term id="a">b</Term>.\n\n<Steps>',
      true,
      ['@site/src/components/Term', '@site/src/components/Steps'],
    ],
    [
      'the data of an element that is expanded at compile time',
      '<ReturnCodes platform="mt4" />',
      true,
      ['@site/src/data/return-codes/index.ts'],
    ],
    ['nothing for elements in TypeScript', 'const a = <Steps />;', false, []],
  ])('%s', (_, source, isMdx, expected) => {
    expect(parseImports(source, isMdx)).toEqual(expected);
  });
});

test.each(Object.values(compileTimeData))('the data file %s exists', (file) => {
  expect(existsSync(path.resolve(__dirname, '../../../..', file))).toBe(true);
});

describe('a site', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'imports-'));
  const files = {
    'docs/page.mdx': "import Part from '@site/docs/_part.mdx';\n\n<Part /> <Steps>",
    'docs/_part.mdx': 'Back to <Box />.',
    'docs/alone.mdx': "import theme from '@theme/Heading';\nimport gone from './gone';",
    'src/components/Steps/index.tsx': "import './styles.css';\nimport {a} from '../../data/a';",
    'src/components/Steps/styles.css': '',
    'src/components/Box/index.tsx': "import Steps from '../Steps';\nimport Box from '.';",
    'src/data/a.ts': 'export const a = 1;',
    'src/data/b.ts': 'export const b = 1;',
  };
  beforeAll(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), text);
    }
  });
  afterAll(() => rmSync(siteDir, {recursive: true}));

  test.each([
    [
      'docs/page.mdx',
      [
        'docs/_part.mdx',
        'docs/page.mdx',
        'src/components/Box/index.tsx',
        'src/components/Steps/index.tsx',
        'src/data/a.ts',
      ],
    ],
    ['docs/alone.mdx', ['docs/alone.mdx']],
  ])('%s and all that it imports, each file once', (file, expected) => {
    const found = collectImports(path.join(siteDir, file), siteDir);
    expect(found.map((it) => path.relative(siteDir, it)).sort()).toEqual(expected);
  });

  test.each([
    ['the page was changed last', {'docs/page.mdx': 300, 'src/data/a.ts': 200}, 300],
    ['an indirect import was changed last', {'docs/page.mdx': 100, 'src/data/a.ts': 200}, 200],
    ['files of other pages do not count', {'docs/page.mdx': 100, 'src/data/b.ts': 200}, 100],
    [
      'a style sheet does not count',
      {'docs/page.mdx': 100, 'src/components/Steps/styles.css': 200},
      100,
    ],
    ['null if the page was never committed', {'src/data/a.ts': 200}, null],
    ['null without a history', {}, null],
  ])('the date of a page: %s', (_, times, seconds) => {
    const date = newestDate('docs/page.mdx', {siteDir, times: new Map(Object.entries(times))});
    expect(date && date.getTime() / 1000).toBe(seconds);
  });
});
