import type {Nodes as HastNodes} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as writeMarkdown, type Options} from 'mdast-util-to-markdown';

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  // Aligned columns would have more spaces than text.
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

/** Converts HTML to Markdown, with GitHub's tables. */
export function toMarkdown(tree: HastNodes): string {
  return writeMarkdown(toMdast(tree), OPTIONS);
}
