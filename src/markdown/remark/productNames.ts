import type {Parents, RootContent} from 'mdast';
import {element} from './build';
import type {Transform} from './tree';

/** How a partial prints the product of the page that it is part of. */
const PRODUCT = 'props.product';

/**
 * Keeps the names of products on one line, since browsers break lines after a hyphen.
 * @param names such as `R-10`
 */
export function productNames({names}: {readonly names: readonly string[]}): Transform {
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`);
  const whole = (child: RootContent) => element('span', {className: 'whole'}, [child]);

  function keepWhole(child: RootContent): RootContent[] {
    if (child.type === 'mdxTextExpression' && child.value === PRODUCT) {
      return [whole(child)];
    }
    if (child.type === 'text') {
      // Every second part is a name.
      return child.value
        .split(pattern)
        .map((value, index) => (index % 2 ? whole({type: 'text', value}) : {type: 'text', value}));
    }
    // Headings become text in the contents of the page.
    if ('children' in child && child.type !== 'heading') {
      keepAllWhole(child);
    }
    return [child];
  }

  function keepAllWhole(parent: Parents): void {
    parent.children = (parent.children as RootContent[]).flatMap(keepWhole);
  }

  return keepAllWhole;
}
