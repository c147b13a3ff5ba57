import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';

/** Elements whose text is separate from the text before and after them. */
export const BLOCKS = new Set(
  `address article aside blockquote dd details div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul`
    .trim()
    .split(/\s+/),
);

/** Zero-width characters. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFE0F\uFEFF]/g;

export function clean(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Separates two blocks of text if the first one does not end like a sentence. */
export const BETWEEN_BLOCKS = ' · ';

/** Joins blocks of text, with ` · ` after each block that does not end like a sentence. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.reduce(
    (text, block) =>
      text === ''
        ? block
        : `${text}${/[.!?:;…]/.test(text.slice(-1)) ? ' ' : BETWEEN_BLOCKS}${block}`,
    '',
  );
}

export function cellsOf(row: Element): Element[] {
  return elementsOf(row).filter(({tagName}) => tagName === 'th' || tagName === 'td');
}

function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** The definitions that follow a term, up to the next term. */
export function definitionsOf(term: Element, list: Element): Element[] {
  const items = elementsOf(list);
  const after = items.slice(items.indexOf(term) + 1);
  const end = after.findIndex(({tagName}) => tagName === 'dt');
  return (end === -1 ? after : after.slice(0, end)).filter(({tagName}) => tagName === 'dd');
}

/** The term that a definition belongs to. */
export function termOf(definition: Element, list: Element): Element | undefined {
  const items = elementsOf(list);
  const before = items.slice(0, items.indexOf(definition));
  return before.reverse().find(({tagName}) => tagName === 'dt');
}

/** The text for a picture: its alternative text, or its label. */
export function nameOf({properties}: Element): string {
  return properties['alt'] ?? properties['ariaLabel'] ?? '';
}

/**
 * Whether an element consists of separate texts that only styles keep apart, such as the title and text of a
 * card.
 */
export function holdsElementsOnly({children}: Element): boolean {
  return (
    children.every(({type}) => type === 'element') &&
    children.filter((child) => toString(child).trim() !== '').length > 1
  );
}
