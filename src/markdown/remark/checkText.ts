import path from 'node:path';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {problem, type Transform} from './tree';

/** Marks that are left in the text because Markdown did not understand them; markdownlint has no rule for these. */
const LEFT_MARKS: readonly (readonly [RegExp, string])[] = [
  [/\*\*/, 'The ** has no counterpart: close the bold text, without a space inside its marks.'],
  [
    /\] ?\((?:[/#.]|https?:)/,
    'The link is none: write [words](/docs/page), without a space between or inside the brackets.',
  ],
  [/\[\^\w+\]/, 'The footnote has no text: the manual says such things in the sentence itself.'],
  [
    /^\s*:::/m,
    'The ::: makes no admonition: write it as :::tip, and close it with ::: on a line of its own.',
  ],
  [
    /\$[^$\s]*[\\^_][^$]*\$/,
    'The manual shows no formulas: write this one in words, or as `code`.',
  ],
];

function judgeCode({lang, position}: Code, file: VFile): string | undefined {
  if (lang === 'mermaid') {
    return 'The manual draws no Mermaid diagrams: add a picture, or write a list.';
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
      ? 'The title of the page is its first heading: begin this one with ##.'
      : undefined;
  }
  return node.type === 'code' ? judgeCode(node, file) : undefined;
}

/** @throws when readers would see marks of Markdown, or code of a kind that the manual does not draw. */
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
