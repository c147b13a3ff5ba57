import {createProcessor} from '@mdx-js/mdx';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {
  isJsxElement,
  stopAtMistakes,
  type JsxElement,
  type Transform,
} from '@site/src/markdown/remark/tree';

/**
 * Parses MDX with the tables of GitHub, runs one plugin on the tree and returns the tree.
 * @throws with the mistakes that the plugin reports
 */
export function run(transform: Transform, source: string, path = 'docs/page.mdx'): Root {
  const root = createProcessor({remarkPlugins: [remarkGfm]}).parse(source);
  const file = new VFile({path, cwd: process.cwd(), value: source});
  transform(root, file);
  stopAtMistakes()(root, file);
  return root;
}

/** All elements with the given name. */
export function elements(root: Nodes, name: string): JsxElement[] {
  const found: JsxElement[] = [];
  visit(root, (node) => {
    if (isJsxElement(node) && node.name === name) {
      found.push(node);
    }
  });
  return found;
}

/** The text attributes of an element. */
export function attributes(element: JsxElement | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (element?.attributes ?? []).flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

/** All text below a node. */
export function textOf(node: Nodes | undefined): string {
  let text = '';
  if (node) {
    visit(node, (inner) => {
      if ('value' in inner) {
        text += inner.value;
      }
    });
  }
  return text;
}
