import type {Element, Nodes} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/**
 * The first element that passes a test, in the order of the document. Selectors say the same in fewer
 * words, but they take several times as long, and a manual has hundreds of pages.
 */
export function findElement(tree: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (test(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

export function hasClass({properties}: Element, name: string): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes(name);
}
