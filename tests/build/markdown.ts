import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Parses Markdown with tables (GFM). */
export function parseMarkdown(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

/** All nodes of a type, in document order. */
export function findAll<Type extends Nodes['type']>(
  node: Nodes,
  type: Type,
): Extract<Nodes, {type: Type}>[] {
  const own = node.type === type ? [node as Extract<Nodes, {type: Type}>] : [];
  return 'children' in node
    ? [...own, ...node.children.flatMap((child) => findAll(child, type))]
    : own;
}

/** The text of a node, with spaces between its parts. */
export function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}
