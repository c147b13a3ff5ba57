import type {Element, ElementContent, Root} from 'hast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

type PrismToken = string | {type: string; content: PrismToken | PrismToken[]};

function toHast(token: PrismToken): ElementContent[] {
  if (typeof token === 'string') {
    return [{type: 'text', value: token}];
  }
  const content = Array.isArray(token.content) ? token.content : [token.content];
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: {className: ['token', token.type]},
      children: content.flatMap(toHast),
    },
  ];
}

function languageOf(code: Element): string | undefined {
  const classNames = code.properties.className;
  const match = Array.isArray(classNames)
    ? classNames.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  return match?.slice('language-'.length);
}

/**
 * Highlights fenced code at compile time, with Prism's classes, so that browsers need not download any
 * grammars. Languages that `prism-react-renderer` does not bundle stay plain text.
 */
export function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') {
        return;
      }
      const grammar = Prism.languages[languageOf(node) ?? ''];
      const [text] = node.children;
      if (!grammar || text?.type !== 'text') {
        return;
      }
      const tokens = Prism.tokenize(text.value, grammar) as PrismToken[];
      node.children = tokens.flatMap(toHast);
    });
  };
}
