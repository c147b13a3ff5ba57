import {expect, test} from 'vitest';
import {isPlatformId} from '../../../src/data/platforms';

test.each([
  ['mt4', true],
  ['mt5', true],
  ['mt6', false],
  ['', false],
  [null, false],
  ['constructor', false],
])('isPlatformId(%o) is %o', (value, expected) => {
  expect(isPlatformId(value)).toBe(expected);
});
