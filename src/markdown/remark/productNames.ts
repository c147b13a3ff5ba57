import type {Parents, PhrasingContent, RootContent} from 'mdast';
import type {Transform} from './tree';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** How MDX marks an element that an author wrote as a tag. */
    _mdxExplicitJsx?: true;
  }
}

/** The expression with which a partial prints the product of its page. */
const PRODUCT = 'props.product';

/** Wraps a name in a span that keeps it on one line. */
function noWrap(child: RootContent): RootContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'no-wrap'}],
    // Without this mark, MDX would look for a component of the theme.
    data: {_mdxExplicitJsx: true},
    children: [child as PhrasingContent],
  };
}

/**
 * Keeps the names of products on one line, since browsers break lines after a hyphen.
 * @param names such as `R-10`
 */
export function productNames({names}: {readonly names: readonly string[]}): Transform {
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`);

  function keepNameTogether(child: RootContent): RootContent[] {
    if (child.type === 'mdxTextExpression' && child.value === PRODUCT) {
      return [noWrap(child)];
    }
    if (child.type === 'text') {
      // `split` with a group returns the names at odd positions.
      return child.value
        .split(pattern)
        .map((value, index) => (index % 2 ? noWrap({type: 'text', value}) : {type: 'text', value}));
    }
    // Headings also become text in the table of contents.
    if ('children' in child && child.type !== 'heading') {
      keepNamesTogether(child);
    }
    return [child];
  }

  function keepNamesTogether(parent: Parents): void {
    parent.children = (parent.children as RootContent[]).flatMap(keepNameTogether);
  }

  return keepNamesTogether;
}
