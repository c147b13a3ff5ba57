import {expect, test} from 'vitest';
import {isLabel} from '../../../src/components/Label';

test.each([
  ['Algo Trading', true],
  ['S/L', true],
  ['443', true],
  ['“Windows protected your PC”', true],
  ['What to do:', false],
  ['The log.', false],
  ['every', false],
  [null, false],
  [['Allow ', 'DLL imports'], false],
])('%o is a label: %o', (text, expected) => {
  expect(isLabel(text)).toBe(expected);
});
