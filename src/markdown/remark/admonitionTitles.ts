import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transform} from './tree';

/** An admonition before Docusaurus turns it into an element: `:::note[Title]`. */
interface Admonition {
  readonly type: 'containerDirective';
  readonly name: string;
  readonly children: readonly {readonly data?: {readonly directiveLabel?: boolean}}[];
  attributes?: Readonly<Record<string, string>> | null;
}

function isAdmonition(node: Nodes | Admonition): node is Admonition {
  return node.type === 'containerDirective';
}

/**
 * Gives each admonition without a title the name of its kind, with a capital: `Note`. The theme would print it in
 * small letters.
 */
export function admonitionTitles(): Transform {
  return (root) => {
    visit(root, (node: Nodes | Admonition) => {
      if (isAdmonition(node) && node.children[0]?.data?.directiveLabel !== true) {
        const title = node.name.charAt(0).toUpperCase() + node.name.slice(1);
        node.attributes = {title, ...node.attributes};
      }
    });
  };
}
