import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkAsked} from '../../data/asked';
import {isJsxElement, problem, type JsxElement, type Transform} from './tree';

/** What owners ask, by the anchor of the section that answers; null for the page itself. */
export type AskedLines = Map<string | null, readonly string[]>;

function isAsked(node: unknown): node is JsxElement {
  return isJsxElement(node as Nodes) && (node as JsxElement).name === 'Asked';
}

/** The text of a node as it is written, without marks. */
function textOf(node: Nodes): string {
  let text = '';
  visit(node, (inner) => {
    text += 'value' in inner ? inner.value : '';
  });
  return text;
}

function anchorOf(heading: Heading, file: VFile): string {
  const {id, text} = parseMarkdownHeadingId(textOf(heading));
  if (id === undefined) {
    throw problem(
      file,
      heading,
      `<Asked> is below "${text}", which has no id: end the heading with one, such as {#your-words}.`,
    );
  }
  return id;
}

function linesOf(asked: JsxElement, file: VFile): string[] {
  const [list, ...others] = asked.children;
  if (list?.type !== 'list' || others.length > 0) {
    throw problem(
      file,
      asked,
      '<Asked> holds one list and nothing else: "- " before each line, and an empty line before and after the list.',
    );
  }
  return list.children.map(textOf);
}

/**
 * Reads what owners ask from the `<Asked>` elements of one file: each belongs to the heading above it, or to
 * the page where there is none above.
 * @throws when one is not a list below a heading with an id, and when a line is too long or there twice
 */
export function readAsked(root: Root, file: VFile): AskedLines {
  const found: AskedLines = new Map();
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
        throw problem(file, node, (error as Error).message);
      }
      found.set(anchor, lines);
    }
  });
  return found;
}

/** Checks every `<Asked>` and takes it out of the page: only the index of the search has its lines. */
export function asked(): Transform {
  return (root, file) => {
    readAsked(root, file);
    remove(root, {cascade: false}, isAsked);
  };
}
