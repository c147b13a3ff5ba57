import path from 'node:path';
import type {Code, Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {report, type Transform} from './tree';

/** Markdown marks that were not understood and remain in the text. */
const LEFT_MARKS: readonly (readonly [RegExp, string])[] = [
  [
    /\*\*/,
    'The ** is not closed: close the bold text, without a space inside its marks. For two stars, write \\*\\*.',
  ],
  [
    /\] ?\((?:\/|\.{1,2}\/|#[a-z]|https?:)|\([^()]+\)\[(?:\/|\.{1,2}\/|#[a-z]|https?:)/,
    'This is not a link yet: write [words](/docs/page), without a space between or inside the brackets.',
  ],
  [/\[\^\w+\]/, 'The footnote has no text: put the note into the sentence.'],
  [
    /^[\s>]*:::/m,
    'This ::: is not part of an admonition: begin one with :::tip, and close it with ::: on a line of its own.',
  ],
  [/^#{2,6}[^#\s]/m, 'This is not a heading yet: write a space after the last #.'],
  [
    /\$[^$\s]*[\\^_][^$]*\$/,
    'The manual cannot show formulas: write this one in words, or as `code`.',
  ],
];

/** The source of a text, with spaces instead of characters that a backslash makes plain text, such as `\*`. */
function sourceOf({position, value}: Text, file: VFile): string {
  // Remark gives no position to the text beside an address without brackets.
  return position === undefined
    ? value
    : String(file)
        .slice(position.start.offset, position.end.offset)
        .replace(/\\[!-/:-@[-`{-~]/g, '  ');
}

function judgeCode({lang, position}: Code, file: VFile): string | undefined {
  if (lang === 'mermaid') {
    return 'The manual cannot draw Mermaid diagrams: add a picture, or write a list.';
  }
  const source = String(file).slice(position?.start.offset, position?.end.offset);
  return /^(?:`{3}|~{3})/.test(source) && !/\n.*(?:`{3}|~{3})\s*$/.test(source)
    ? 'The code has no end: close it with ``` on a line of its own.'
    : undefined;
}

function judge(node: Nodes, parent: Nodes | undefined, file: VFile): string | undefined {
  if (node.type === 'text') {
    const source = sourceOf(node, file);
    return LEFT_MARKS.find(([mark]) => mark.test(source))?.[1];
  }
  if (node.type === 'link' && node.url === '') {
    return 'The link leads nowhere: write the address between its brackets, as in [words](/docs/page).';
  }
  if (node.type === 'image' && !node.alt) {
    return 'The picture has no words for readers who do not see it: write them, as in ![The Navigator](/img/navigator.webp).';
  }
  if (node.type === 'tableRow' && parent?.type === 'table') {
    const columns = parent.children[0]?.children.length ?? 0;
    return node.children.length > columns
      ? `The row has ${node.children.length} cells, but the table has ${columns} columns, so readers would not see the rest: remove cells, or write \\| for a stroke inside a cell.`
      : undefined;
  }
  if (node.type === 'heading') {
    return node.depth === 1 && /^docs|^versioned_docs/.test(path.relative(file.cwd, file.path))
      ? 'The title in the front matter is already the h1 of the page: remove this line, or begin it with ##.'
      : undefined;
  }
  return node.type === 'code' ? judgeCode(node, file) : undefined;
}

/** Checks that the text has no marks of Markdown, and no code of a kind that the manual does not display. */
export function checkText(): Transform {
  return (root, file) => {
    visit(root, (node, _, parent) => {
      const message = judge(node, parent, file);
      if (message !== undefined) {
        report(file, node, message);
      }
    });
  };
}
