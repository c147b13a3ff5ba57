import {expect, test} from 'vitest';
import {splitKeys} from '../../../src/components/Key/splitKeys';

test.each([
  ['F7', ['F7']],
  ['Ctrl+N', ['Ctrl', 'N']],
  ['Ctrl+Shift+D', ['Ctrl', 'Shift', 'D']],
  ['Ctrl + T', ['Ctrl', 'T']],
  ['Ctrl++', ['Ctrl', '+']],
  ['+', ['+']],
])('splits the keys %s', (combination, keys) => {
  expect(splitKeys(combination)).toEqual(keys);
});
