import {expect, test} from 'vitest';
import {isPlatformId} from '../../../src/data/platforms';
import {platformsFrom} from '../../../src/data/tasks';

test.each([
  [null, ['mt4', 'mt5']],
  ['mt4', ['mt4', 'mt5']],
  ['mt5', ['mt5', 'mt4']],
] as const)('the platforms of a reader who chose %s', (first, expected) => {
  expect(platformsFrom(first).map(({id}) => id)).toEqual(expected);
});

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
