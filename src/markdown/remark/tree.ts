import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
// Imported only for its types, which add MDX nodes to the Markdown tree.
import type {} from 'mdast-util-mdx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A remark plugin's change of one file. */
export type Transform = (root: Root, file: VFile) => void;

/** Parses MDX, without what Docusaurus adds to it. */
export function parseMdx(source: string): Root {
  return unified().use(remarkParse).use(remarkMdx).parse(source);
}

/** The plain text of a node. */
export function textOf(node: Nodes): string {
  let text = '';
  visit(node, (inner) => {
    text += 'value' in inner ? inner.value : '';
  });
  return text;
}

/** Whether a node is an element written `<Name …>` in MDX. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Reads the attributes of an element that is expanded at compile time, where only plain text is known. The
 * type check has already made sure that the element accepts them.
 * @throws if an attribute is an expression
 */
export function readAttributes(element: JsxElement, file: VFile): Readonly<Record<string, string>> {
  const texts = element.attributes.map((attribute) => {
    const label = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (typeof attribute.value !== 'string' || label === '{…}') {
      throw problem(
        file,
        element,
        `<${element.name}> is expanded at compile time, so ${label} must be plain text: ${label}="…".`,
      );
    }
    return [label, attribute.value] as const;
  });
  return Object.fromEntries(texts);
}

/** Creates an error that stops the build. Its message begins with the file and the line. */
export function problem(file: VFile, node: Nodes | undefined, sentence: string): Error {
  const line = node?.position?.start.line;
  const where = path.relative(file.cwd, file.path);
  return new Error(`${where}${line === undefined ? '' : `:${line}`}: ${sentence}`);
}
