import type {Element, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import {highlightCode} from '@site/src/markdown/highlightCode';

function fence(code: string, language?: string): Root {
  const className = language ? [`language-${language}`] : undefined;
  const codeElement: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className},
    children: [{type: 'text', value: code}],
  };
  return {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [codeElement]}],
  };
}

function textOf(node: Root | Root['children'][number]): string {
  return 'children' in node
    ? node.children.map(textOf).join('')
    : 'value' in node
      ? node.value
      : '';
}

const spans = (tree: Root) => JSON.stringify(tree).match(/"tagName":"span"/g)?.length ?? 0;

describe('highlightCode', () => {
  test.each([
    ['cpp', 'int x = 5; // five'],
    ['json', '{"a": [1, true]}'],
    ['ts', 'const a = `b${c}`;'],
  ])('marks the tokens of %s and keeps the text', (language, code) => {
    const tree = fence(code, language);
    highlightCode()(tree);
    expect(spans(tree)).toBeGreaterThan(2);
    expect(textOf(tree)).toBe(code);
  });

  test.each([
    ['a language without a grammar', 'mql4'],
    ['no language', undefined],
  ])('does not change %s', (_name, language) => {
    const tree = fence('Lots=0.10', language);
    highlightCode()(tree);
    expect(spans(tree)).toBe(0);
    expect(textOf(tree)).toBe('Lots=0.10');
  });

  test('markup in code stays text', () => {
    const tree = fence('<b onclick="x()">&amp;</b>', 'html');
    highlightCode()(tree);
    expect(textOf(tree)).toBe('<b onclick="x()">&amp;</b>');
  });
});
