import type {Heading, ListItem, Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {platforms} from '../src/data/platforms';

export interface Length {
  readonly words: number;
  /** Items of numbered lists, those of legends included. */
  readonly steps: number;
}

function textOf(node: Nodes): string {
  if (node.type === 'html') {
    return '';
  }
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join(isPhrasing(node) ? '' : ' ') : '';
}

/** Parts of a sentence touch; blocks, cells and items do not. */
function isPhrasing({type}: Nodes): boolean {
  return ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis'].includes(type);
}

/** The blocks below the first heading with this text, up to the next heading of its rank; none without it. */
function sectionOf({children}: Root, heading: string): RootContent[] {
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node) === heading);
  if (start < 0) {
    return [];
  }
  const {depth} = children[start] as Heading;
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return [children[start] as Heading, ...(end < 0 ? rest : rest.slice(0, end))];
}

function stepsOf(root: Root): ListItem[] {
  const steps: ListItem[] = [];
  visit(root, 'list', ({ordered, children}) => {
    steps.push(...(ordered ? children : []));
  });
  return steps;
}

/** Takes out what a page says of a platform alone, in a list with an item for each. */
function leaveOutPlatform(root: Root, name: string): void {
  visit(root, 'listItem', (item, index, parent) => {
    const [head, ...rest] = item.children;
    if (parent && index !== undefined && rest.length > 0 && head && textOf(head) === name) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}

/** How many words a text has; a path, a number or a name with a hyphen is one. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,:/\\-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/**
 * How much a reader of MetaTrader 5 has to read of a Markdown twin: addresses of links do not count, their words do.
 * @param heading counts this section only; it has no length in a twin that does not have it
 */
export function countLength(twin: string, heading?: string): Length {
  const page = unified().use(remarkParse).use(remarkGfm).parse(twin);
  const root: Root =
    heading === undefined ? page : {type: 'root', children: sectionOf(page, heading)};
  leaveOutPlatform(root, platforms.mt4.name);
  return {
    words: countWords(textOf(root)),
    steps: stepsOf(root).length,
  };
}
