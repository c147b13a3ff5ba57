import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {dropUnusedVariables} from '../../../src/plugins/lean-bundle/dropUnusedVariables';

function drop(css: string, outside: readonly string[] = []): string {
  const root = postcss.parse(css);
  dropUnusedVariables(root, new Set(outside));
  return root.toString();
}

describe('dropUnusedVariables', () => {
  test.each([
    ['used by a property', 'a{--a:1px;margin:var(--a)}', 'a{--a:1px;margin:var(--a)}'],
    ['used by nothing', 'a{--a:1px;margin:0}', 'a{margin:0}'],
    [
      'used through another, in whatever order',
      'a{--b:var(--a)}b{--a:1px;margin:var(--b)}',
      'a{--b:var(--a)}b{--a:1px;margin:var(--b)}',
    ],
    ['used by an unused one only', 'a{--a:1px;--b:var(--a);margin:0}', 'a{margin:0}'],
    [
      'used as a fallback',
      'a{--a:1px;margin:var(--x,var(--a))}',
      'a{--a:1px;margin:var(--x,var(--a))}',
    ],
  ])('%s', (_name, css, kept) => {
    expect(drop(css)).toBe(kept);
  });

  test('keeps what is named outside, with what that is made of', () => {
    expect(drop('a{--a:1px;--b:var(--a);--c:0}', ['--b'])).toBe('a{--a:1px;--b:var(--a)}');
  });
});
