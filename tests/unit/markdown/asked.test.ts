import {expect, test} from 'vitest';
import {asked, questionsOfFile, type CompiledQuestions} from '@site/src/markdown/remark/asked';
import {run, textOf} from './run';

const list = (...lines: string[]) =>
  `<Asked>\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n</Asked>`;

/** A heading as Docusaurus hands it to the plugins, with its id as text. */
const heading = (text: string, id: string) => `## ${text} \\{#${id}}`;

test('removes the questions from the page, also inside a step', () => {
  const root = run(
    asked(new Map()),
    `${list('whole page')}\n\n${heading('Lot', 'lot')}\n\n${list("can't trade `0.01`")}\n\nText.\n\n<Step>\n\n${list('in a step')}\n\n</Step>`,
  );
  expect(textOf(root)).toBe('Lot {#lot}Text.');
});

test.each([
  [
    'a heading without id',
    `## Lot\n\n${list('smallest lot')}`,
    'docs/page.mdx:1: <Asked> is below "Lot", which has no id: end the heading with one',
  ],
  [
    'text beside the list',
    '<Asked>\n\nWhy?\n\n</Asked>',
    'docs/page.mdx:1: <Asked> holds one list',
  ],
  [
    'a line that is longer than a query',
    `${heading('Lot', 'lot')}\n\n${list('a'.repeat(65))}`,
    'which is 65 characters long, and a query has at most 64: shorten it.',
  ],
  [
    'a line that the section has twice',
    `${heading('Lot', 'lot')}\n\n${list('Smallest lot')}\n\n${list('smallest lot')}`,
    'docs/page.mdx:9: The section #lot lists the question "smallest lot" twice: keep one of them.',
  ],
  ['an empty line', list(''), 'docs/page.mdx:1: The page lists the question ""'],
])('rejects %s', (_, source, message) => {
  expect(() => run(asked(new Map()), source)).toThrow(message);
});

test('collects the questions of imported partials, at any depth', () => {
  const compiled: CompiledQuestions = new Map();
  const files = {
    '/docs/page.mdx': `import Part from './_part.mdx';\nimport {data} from '@site/src/data';\n\n${list('whole page')}\n\n${heading('Lot', 'lot')}\n\n${list('smallest lot')}\n\n<Part />\n`,
    '/docs/_part.mdx': `import Inner from './_inner.mdx';\n\n${heading('Gap', 'gap')}\n\n${list('weekend jump', 'monday open')}\n\n<Inner />\n`,
    '/docs/_inner.mdx': `${heading('Lot', 'lot')}\n\n${list('lot too small')}\n`,
  };
  for (const [file, source] of Object.entries(files)) {
    run(asked(compiled), source, file);
  }
  expect([...questionsOfFile('/docs/page.mdx', compiled)]).toEqual([
    [null, ['whole page']],
    ['lot', ['smallest lot', 'lot too small']],
    ['gap', ['weekend jump', 'monday open']],
  ]);
  expect(() => questionsOfFile('/docs/other.mdx', compiled)).toThrow('was not compiled');
});
