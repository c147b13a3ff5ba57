import path from 'node:path';
import type {Program} from 'estree';
import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
// Only for its types, which add the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What a remark plugin does to one file. */
export type Transform = (root: Root, file: VFile) => void;

/** Whether a node is an element written `<Name …>` in MDX. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Calls `visitor` with every node below `parent`, parents first. */
export function visit(parent: Nodes, visitor: (node: Nodes) => void): void {
  if (!('children' in parent)) {
    return;
  }
  for (const child of parent.children) {
    visitor(child);
    visit(child, visitor);
  }
}

/**
 * Replaces every `<name>` below `parent` with another node.
 * @param replace gets the element and returns the new node
 */
export function replaceElements(
  parent: Parents | Root,
  name: string,
  replace: (element: JsxElement) => RootContent,
): void {
  const children = parent.children as RootContent[];
  children.forEach((child, index) => {
    if (isJsxElement(child) && child.name === name) {
      children[index] = replace(child);
    } else if ('children' in child) {
      replaceElements(child, name, replace);
    }
  });
}

/** The parsed JavaScript in a node: an import or export, an expression in braces, or those in attributes. */
export function estreesOf(node: Nodes): Program[] {
  const holders: {data?: {estree?: Program | null | undefined} | undefined}[] = [];
  if (
    node.type === 'mdxjsEsm' ||
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression'
  ) {
    holders.push(node);
  } else if (isJsxElement(node)) {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        holders.push(attribute);
      } else if (attribute.value && typeof attribute.value === 'object') {
        holders.push(attribute.value);
      }
    }
  }
  return holders.flatMap(({data}) => data?.estree ?? []);
}

/** A node of parsed JavaScript (https://github.com/estree/estree). */
export interface EstreeNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isEstreeNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Calls `visitor` with every node of parsed JavaScript, parents first. */
export function visitEstree(node: unknown, visitor: (node: EstreeNode) => void): void {
  if (Array.isArray(node)) {
    node.forEach((item) => visitEstree(item, visitor));
  } else if (isEstreeNode(node)) {
    visitor(node);
    Object.values(node).forEach((value) => visitEstree(value, visitor));
  }
}

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/**
 * Reads the attributes of an element that is expanded at compile time, when only plain text is known.
 * @param allowed the names of the attributes that the element may have.
 * @throws when an attribute is unknown or is an expression.
 */
export function readAttributes<Name extends string>(
  element: JsxElement,
  allowed: readonly Name[],
  file: VFile,
): Partial<Record<Name, string>> {
  const isAllowed = (name: string): name is Name => allowed.some((item) => item === name);
  const values: Partial<Record<Name, string>> = {};
  element.attributes.forEach((attribute: Attribute) => {
    const label = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (attribute.type !== 'mdxJsxAttribute' || !isAllowed(attribute.name)) {
      const list = allowed.length > 0 ? allowed.join(', ') : 'none';
      throw problem(
        file,
        element,
        `<${element.name}> has no attribute ${label}. It takes: ${list}.`,
      );
    }
    if (typeof attribute.value !== 'string') {
      throw problem(
        file,
        element,
        `<${element.name}> is expanded at compile time, so ${label} must be plain text: ${label}="…".`,
      );
    }
    values[attribute.name] = attribute.value;
  });
  return values;
}

/** An error that stops the build. Its message begins with the file and the line. */
export function problem(file: VFile, node: Nodes | undefined, sentence: string): Error {
  const line = node?.position?.start.line;
  const where = path.relative(file.cwd, file.path);
  return new Error(`${where}${line === undefined ? '' : `:${line}`}: ${sentence}`);
}
