import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {reportSyntax} from '@site/src/markdown/remark/reportSyntax';
import {report, stopAtMistakes, type PageMistakes} from '@site/src/markdown/remark/tree';

/** A check that reports each heading. */
const reportHeadings = () => (root: Root, file: VFile) => {
  for (const node of root.children) {
    if (node.type === 'heading') {
      report(file, node, 'A heading.');
    }
  }
};

/** Compiles a page and returns its code. */
async function compile(value: string, shown?: PageMistakes): Promise<string> {
  const remarkPlugins = [reportSyntax, reportHeadings, () => stopAtMistakes(shown)];
  const file = new VFile({path: 'docs/page.mdx', value});
  return String(await createProcessor({remarkPlugins}).process(file));
}

test('names all mistakes of a file, in the order of its lines', async () => {
  await expect(compile('## A\n\nText.\n\n## B')).rejects.toThrow(
    'docs/page.mdx:1: A heading.\ndocs/page.mdx:5: A heading.',
  );
});

test('names the line of what MDX cannot parse', async () => {
  await expect(compile('Text.\n\nText {.')).rejects.toThrow(
    'docs/page.mdx:3: Unexpected end of file in expression',
  );
});

test('leaves the page empty in the development server, which shows the mistakes', async () => {
  const shown: PageMistakes = new Map();
  expect(await compile('## A\n\nWords of the page.', shown)).not.toContain('Words of the page.');
  expect([...shown]).toEqual([['docs/page.mdx', 'docs/page.mdx:1: A heading.']]);
  expect(await compile('Words of the page.', shown)).toContain('Words of the page.');
  expect([...shown]).toEqual([]);
});
