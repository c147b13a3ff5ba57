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
 * @returns undefined if an attribute is an expression, which is reported
 */
export function readAttributes(
  element: JsxElement,
  file: VFile,
): Readonly<Record<string, string>> | undefined {
  const texts: Record<string, string> = {};
  for (const attribute of element.attributes) {
    const label = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (typeof attribute.value !== 'string' || label === '{…}') {
      report(
        file,
        element,
        `<${element.name}> is expanded at compile time, so ${label} must be plain text: ${label}="…".`,
      );
      return undefined;
    }
    texts[label] = attribute.value;
  }
  return texts;
}

/** Reports a mistake of an author. `stopAtMistakes` names all mistakes of a file at once. */
export function report(file: VFile, node: Nodes | {line: number}, message: string): void {
  file.message(message, 'line' in node ? {...node, column: 1} : node.position);
}

/** The mistakes of each page that has some, by its absolute path. */
export type PageMistakes = Map<string, string>;

/**
 * Stops the compilation of a file after all checks.
 * @param shown where the development server keeps mistakes, so that it goes on with an empty page
 * @throws without `shown`, with a line for each mistake that was reported, which begins with the file and the line
 */
export function stopAtMistakes(shown?: PageMistakes): Transform {
  return (root, file) => {
    shown?.delete(file.path);
    if (file.messages.length > 0) {
      const name = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
      const mistakes = file.messages
        .sort((a, b) => (a.line ?? 1) - (b.line ?? 1))
        .map(({line, reason}) => `${name}:${line ?? 1}: ${reason}`)
        .join('\n');
      if (shown === undefined) {
        throw new Error(mistakes);
      }
      shown.set(file.path, mistakes);
      root.children = [];
    }
  };
}
