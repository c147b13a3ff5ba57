import type {Nodes} from 'mdast';
import {expect, test} from 'vitest';
import {foldSections} from '@site/src/markdown/foldSections';
import {parse} from './parse';

/** The outline of a tree: `Folded(heading paragraph)`. */
function outline(node: Nodes): string {
  const inner = 'children' in node ? node.children.map(outline).join(' ') : '';
  return node.type === 'mdxJsxFlowElement'
    ? `${node.name}(${inner})`
    : node.type === 'heading'
      ? `h${node.depth}`
      : node.type === 'root'
        ? inner
        : node.type;
}

test.each([
  ['## A\n\n### B\n\ntext', 'h2 h3 paragraph'],
  [
    '### A\n\n<ShowAllButton name="x" />\n\n## B\n\ntext\n\n### C\n\ntext\n\n- list',
    'h3 ShowAllButton() h2 paragraph Folded(h3 span(text) list)',
  ],
  [
    '<ShowAllButton name="x" />\n\n### A\n\n#### B\n\ntext\n\n### C\n\n## D\n\ntext',
    'ShowAllButton() Folded(h3 h4 paragraph) Folded(h3) h2 paragraph',
  ],
  [
    '<ShowAllButton name="x" />\n\n### A\n\nNo, **not** at once.\n\ntext',
    'ShowAllButton() Folded(h3 span(text strong text) paragraph)',
  ],
  [
    '<ShowAllButton name="x" />\n\n### A\n\nSee [B](/b).\n\ntext',
    'ShowAllButton() Folded(h3 paragraph paragraph)',
  ],
])('%j becomes %s', (source, expected) => {
  const root = parse(source);
  foldSections()(root);
  expect(outline(root)).toBe(expected);
});
