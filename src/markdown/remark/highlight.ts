import type {ElementContent} from 'hast';
import type {Code} from 'mdast';
import parseRange from 'parse-numeric-range';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import type {Transform} from './tree';

/** The grammar for MetaTrader's languages, which are close to C++. */
const ALIASES: Readonly<Record<string, string>> = {
  mq4: 'cpp',
  mq5: 'cpp',
  mql4: 'cpp',
  mql5: 'cpp',
};

function span(className: string[], children: ElementContent[]): ElementContent {
  return {type: 'element', tagName: 'span', properties: {className}, children};
}

/**
 * Highlights the lines of a code block. Each token has the class of its kind, and marked lines are elements
 * of their own.
 */
function highlightCode({value, lang, meta}: Code): ElementContent[] {
  const grammar = Prism.languages[ALIASES[lang ?? ''] ?? lang ?? 'plain'] ?? {};
  const marked = new Set(parseRange(/\{([\d,-]+)\}/.exec(meta ?? '')?.[1] ?? ''));
  return normalizeTokens(Prism.tokenize(value, grammar)).flatMap((tokens, index) => {
    const parts = tokens.map(({types, content, empty}) => {
      const text = {type: 'text' as const, value: empty ? '' : content};
      return types.includes('plain')
        ? text
        : span(
            types.map((type) => `code-${type}`),
            [text],
          );
    });
    const line = [...parts, {type: 'text' as const, value: '\n'}];
    return marked.has(index + 1) ? [span(['code-marked'], line)] : line;
  });
}

/**
 * Highlights code blocks at compile time, so that the browser does not have to. The style sheet has the
 * colours.
 */
export function highlight(): Transform {
  return (root) => {
    visit(root, 'code', (node) => {
      const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
      node.data = {
        ...node.data,
        hChildren: highlightCode(node),
        ...(title !== undefined && {hProperties: {title}}),
      };
    });
  };
}
