import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** The level of headings whose sections are folded. Higher headings name groups of sections. */
const FOLDED_LEVEL = 3;

function isElement(node: RootContent, name: string): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

/** Folds each section of the third level below `<ShowAllButton>` to its heading. */
export function foldSections() {
  return (root: Root): void => {
    const start = root.children.findIndex((node) => isElement(node, 'ShowAllButton'));
    const below = start < 0 ? [] : root.children.splice(start + 1);
    let children: RootContent[] = root.children;
    for (const node of below) {
      if ((node.type === 'heading' && node.depth < FOLDED_LEVEL) || isElement(node, 'Folded')) {
        children = root.children;
      } else if (node.type === 'heading' && node.depth === FOLDED_LEVEL) {
        const folded: MdxJsxFlowElement = {
          type: 'mdxJsxFlowElement',
          name: 'Folded',
          attributes: [],
          children: [],
        };
        root.children.push(folded);
        children = folded.children;
      }
      children.push(node);
    }
  };
}
