import type {Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The level of headings whose sections are folded. Higher headings name groups of sections. */
const FOLDED_LEVEL = 3;

/** An answer of more characters stays inside the fold. Fifteen words have about 90. */
const LONGEST_ANSWER = 110;

function isElement(node: RootContent, name: string): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

function element(name: string, children: unknown[] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
  };
}

/**
 * Whether a paragraph is the answer in a line, which is shown beside the heading of a folded section. The heading
 * and the answer are one control, so a paragraph with a link or another element is none.
 */
function isAnswer(node: RootContent): node is Paragraph {
  if (node.type !== 'paragraph' || toString(node).length > LONGEST_ANSWER) {
    return false;
  }
  let isPlain = true;
  visit(node, (inner) => {
    isPlain &&= ['paragraph', 'text', 'strong', 'emphasis', 'inlineCode'].includes(inner.type);
  });
  return isPlain;
}

/**
 * Folds each section of the third level below `<ShowAllButton>` to its heading, and to its first paragraph if that
 * is the answer in a line.
 */
export function foldSections() {
  return (root: Root): void => {
    const start = root.children.findIndex((node) => isElement(node, 'ShowAllButton'));
    const below = start < 0 ? [] : root.children.splice(start + 1);
    let children: RootContent[] = root.children;
    for (const node of below) {
      if ((node.type === 'heading' && node.depth < FOLDED_LEVEL) || isElement(node, 'Folded')) {
        children = root.children;
      } else if (node.type === 'heading' && node.depth === FOLDED_LEVEL) {
        const folded = element('Folded');
        root.children.push(folded);
        children = folded.children;
      }
      const isFirst = children !== root.children && children.length === 1;
      children.push(isFirst && isAnswer(node) ? element('span', [...node.children]) : node);
    }
  };
}
