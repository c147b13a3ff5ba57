import path from 'node:path';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {problem, type Transform} from './tree';

/** Markdown marks that were not understood and remain in the text. markdownlint has no rules for these. */
const LEFT_MARKS: readonly (readonly [RegExp, string])[] = [
  [/\*\*/, 'The ** is not closed: close the bold text, without a space inside its marks.'],
  [
    /\] ?\((?:[/#.]|https?:)/,
    'This is not a link yet: write [words](/docs/page), without a space between or inside the brackets.',
  ],
  [
    /\[\^\w+\]/,
    'The footnote has no text, and the manual uses no footnotes: put the note into the sentence.',
  ],
  [
    /^\s*:::/m,
    'This ::: is not part of an admonition: begin one with :::tip, and close it with ::: on a line of its own.',
  ],
  [
    /\$[^$\s]*[\\^_][^$]*\$/,
    'The manual cannot show formulas: write this one in words, or as `code`.',
  ],
];

function judgeCode({lang, position}: Code, file: VFile): string | undefined {
  if (lang === 'mermaid') {
    return 'The manual cannot draw Mermaid diagrams: add a picture, or write a list.';
  }
  const source = String(file).slice(position?.start.offset, position?.end.offset);
  return /^(?:`{3}|~{3})/.test(source) && !/\n.*(?:`{3}|~{3})\s*$/.test(source)
    ? 'The code has no end: close it with ``` on a line of its own.'
    : undefined;
}

function judge(node: Nodes, file: VFile): string | undefined {
  if (node.type === 'text') {
    return LEFT_MARKS.find(([mark]) => mark.test(node.value))?.[1];
  }
  if (node.type === 'heading') {
    return node.depth === 1 && /^docs|^versioned_docs/.test(path.relative(file.cwd, file.path))
      ? 'The title of the page is already its h1: begin this heading with ##.'
      : undefined;
  }
  return node.type === 'code' ? judgeCode(node, file) : undefined;
}

/**
 * Checks the text that readers see.
 * @throws if it contains marks of Markdown, or code of a kind that the manual does not display
 */
export function checkText(): Transform {
  return (root, file) => {
    visit(root, (node) => {
      const sentence = judge(node, file);
      if (sentence !== undefined) {
        throw problem(file, node, sentence);
      }
    });
  };
}
