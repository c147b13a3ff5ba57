import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {collectImports, compileTimeData, parseImports} from '@site/src/dates/imports';
import {newestDate} from '@site/src/dates/lastUpdated';

describe('a file imports', () => {
  test.each([
    ['a default', "import A from './a';", false, ['./a']],
    ['names', "import {a, type B} from '@site/src/b';", false, ['@site/src/b']],
    ['over lines', "import A, {\n  b,\n} from '../c';", false, ['../c']],
    ['for its effect', 'import "./d.css";', false, ['./d.css']],
    [
      'what it exports again',
      "export {a} from './a';\nexport * from './b';",
      false,
      ['./a', './b'],
    ],
    ['no types', "import type {A} from './a';\nexport type {B} from './b';", false, []],
    ['each once', "import A from './a';\nimport {b} from './a';", false, ['./a']],
    [
      'no text that only names one',
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
      'the data of an expanded element',
      '<ReturnCodes platform="mt4" />',
      true,
      ['@site/src/data/return-codes/index.ts'],
    ],
    ['no elements in TypeScript', 'const a = <Steps />;', false, []],
  ])('%s', (_, source, isMdx, expected) => {
    expect(parseImports(source, isMdx)).toEqual(expected);
  });
});

test.each(Object.values(compileTimeData))('the data %s is there', (file) => {
  expect(existsSync(path.resolve(__dirname, '../../..', file))).toBe(true);
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
  ])('%s is made of files, each once', (file, expected) => {
    const found = collectImports(path.join(siteDir, file), siteDir);
    expect(found.map((it) => path.relative(siteDir, it)).sort()).toEqual(expected);
  });

  test.each([
    ['the newest is the page', {'docs/page.mdx': 300, 'src/data/a.ts': 200}, 300],
    ['the newest is far below', {'docs/page.mdx': 100, 'src/data/a.ts': 200}, 200],
    ['a file of other pages', {'docs/page.mdx': 100, 'src/data/b.ts': 200}, 100],
    ['a style sheet', {'docs/page.mdx': 100, 'src/components/Steps/styles.css': 200}, 100],
    ['a page that was never committed', {'src/data/a.ts': 200}, null],
    ['no history', {}, null],
  ])('the date where %s', (_, times, seconds) => {
    const date = newestDate('docs/page.mdx', {siteDir, times: new Map(Object.entries(times))});
    expect(date && date.getTime() / 1000).toBe(seconds);
  });
});
