import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import plainKeyOrder from '../../../src/plugins/lean-bundle/plainKeyOrder.cjs';

test('the keys are compared without a collator', () => {
  expect(plainKeyOrder('deps.sort((a, b) => a[0].localeCompare(b[0]));')).toBe(
    'deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));',
  );
});

test('theme-common is still written so', () => {
  const source = readFileSync(
    'node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js',
    'utf8',
  );
  expect(plainKeyOrder(source)).not.toContain('localeCompare');
});

test('another text is refused', () => {
  expect(() => plainKeyOrder('deps.toSorted()')).toThrow('adapt or delete the loader');
});
