import type {Program} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** How MDX marks an element that an author wrote as a tag. */
    _mdxExplicitJsx?: true;
  }
}

/** Text, or a list of texts, as an attribute of an element. */
export type AttributeValue = string | readonly string[];

function listExpression(items: readonly string[]): Program {
  const elements = items.map((value) => ({
    type: 'Literal' as const,
    value,
    raw: JSON.stringify(value),
  }));
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: {type: 'ArrayExpression', elements}}],
  };
}

/**
 * The element `<name …attributes>children</name>` of MDX. Attributes that are undefined are left
 * out; `name` is null for a fragment.
 */
export function element(
  name: string | null,
  attributes: Readonly<Record<string, AttributeValue | undefined>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => {
      if (value === undefined) {
        return [];
      }
      return {
        type: 'mdxJsxAttribute' as const,
        name: key,
        value:
          typeof value === 'string'
            ? value
            : {
                type: 'mdxJsxAttributeValueExpression' as const,
                value: JSON.stringify(value),
                data: {estree: listExpression(value)},
              },
      };
    }),
    // As if an author had written it, so that lower-case names are HTML, not components of the theme.
    data: {_mdxExplicitJsx: true},
    // MDX, too, puts phrasing content into a flow element, for `<td>text</td>` on one line.
    children: [...children] as MdxJsxFlowElement['children'],
  };
}
