import {expect, test} from 'vitest';
import {readMistakes} from '@site/src/checks/ShowMistakes';

/** What Rspack and Docusaurus make of an error. */
const failed = (cause: string, details: string) =>
  [
    '  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):',
    '  ╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"',
    ...[`Cause: ${cause}`, 'Details:', details, '    at run (/site/src/a.ts:1:1)']
      .join('\n')
      .split('\n')
      .map((line) => `        │ ${line}`),
  ].join('\n');

test('keeps the mistakes of a page, without the stacks', () => {
  const mistakes = 'docs/a.mdx:3: One.\ndocs/a.mdx:9: Two.';
  expect(readMistakes(failed(mistakes, `Error: ${mistakes}`), '/site')).toBe(mistakes);
});

test('writes a mistake that MDX finds with its file and line', () => {
  const details = '{\n  "column": 3,\n  "line": 12,\n  "name": "12:3"\n}';
  expect(readMistakes(failed('Could not parse expression with acorn', details), '/site')).toBe(
    'docs/a.mdx:12: Could not parse expression with acorn',
  );
});

test('keeps the sentence about a file that cannot be read', () => {
  const message =
    '  × Module build failed:\n  ╰─▶   × Error: docs/a.mdx:2: The front matter is not YAML: bad.\n        │     at x (a.ts:1:1)';
  expect(readMistakes(message, '/site')).toBe('docs/a.mdx:2: The front matter is not YAML: bad.');
});

test('leaves other errors as they are', () => {
  const message = "  × Cannot find module './x' in '/site/src/pages'";
  expect(readMistakes(message, '/site')).toBe(message);
});
