import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkAsked} from '../../data/build/checkAsked';
import {isJsxElement, report, textOf, type JsxElement, type Transform} from './tree';

/** The questions of owners, keyed by the anchor of the section that answers them; null is the page itself. */
export type QuestionsByAnchor = Map<string | null, readonly string[]>;

function isAsked(node: unknown): node is JsxElement {
  return isJsxElement(node as Nodes) && (node as JsxElement).name === 'Asked';
}

function anchorOf(heading: Heading, file: VFile): string | null {
  const {id, text} = parseMarkdownHeadingId(textOf(heading));
  if (id === undefined) {
    report(
      file,
      heading,
      `<Asked> is below "${text}", which has no id: end the heading with one, such as {#your-words}.`,
    );
  }
  return id ?? null;
}

function linesOf(asked: JsxElement, file: VFile): string[] {
  const [list, ...others] = asked.children;
  if (list?.type !== 'list' || others.length > 0) {
    report(
      file,
      asked,
      '<Asked> holds one list and nothing else: "- " before each line, and an empty line before and after the list.',
    );
    return [];
  }
  return list.children.map(textOf);
}

/**
 * Reads the questions of owners from the `<Asked>` elements of one file. Each element belongs to the heading
 * above it, or to the page if there is none. Reports an element that is not a list, a heading without an id,
 * and lines that are too long or repeated.
 */
export function readQuestions(root: Root, file: VFile): QuestionsByAnchor {
  const found: QuestionsByAnchor = new Map();
  let heading: Heading | undefined;
  visit(root, (node) => {
    if (node.type === 'heading') {
      heading = node;
    } else if (isAsked(node)) {
      const anchor = heading ? anchorOf(heading, file) : null;
      const lines = [...(found.get(anchor) ?? []), ...linesOf(node, file)];
      try {
        checkAsked(lines, anchor === null ? 'The page' : `The section #${anchor}`);
      } catch (error) {
        report(file, node, (error as Error).message);
      }
      found.set(anchor, lines);
    }
  });
  return found;
}

/** Checks every `<Asked>` and removes it from the page. Its lines only go into the search index. */
export function asked(): Transform {
  return (root, file) => {
    readQuestions(root, file);
    remove(root, {cascade: false}, isAsked);
  };
}
