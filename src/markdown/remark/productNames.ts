import type {Parents, RootContent} from 'mdast';
import {element} from './build';
import type {Transform} from './tree';

/** How a partial prints the product of the page that it is part of. */
const PRODUCT = 'props.product';

function keepWhole(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).map((child) => {
    if (child.type === 'mdxTextExpression' && child.value === PRODUCT) {
      return element('span', {className: 'whole'}, [child]);
    }
    // Headings become text in the contents of the page.
    if ('children' in child && child.type !== 'heading') {
      keepWhole(child);
    }
    return child;
  }) as typeof parent.children;
}

/** Keeps a product's name on one line, since browsers break lines after a hyphen. */
export function productNames(): Transform {
  return (root) => keepWhole(root);
}
