import {describe, expect, test} from 'vitest';
import {formatNumber, formatPercent} from '@site/src/components/numbers/format';

describe('formatNumber', () => {
  test.each([
    [0, 0, '0'],
    [7, 0, '7'],
    [999, 0, '999'],
    [1_000, 0, '1,000'],
    [10_000, 0, '10,000'],
    [1_234_567.891, 2, '1,234,567.89'],
    [999.995, 2, '1,000.00'],
    [0.2, 2, '0.20'],
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [0.285714, 4, '0.2857'],
    [-13.9566, 2, '\u221213.96'],
    [-1_200, 0, '\u22121,200'],
    [-0.001, 2, '0.00'],
    [-0, 0, '0'],
    [123456.7891, 4, '123,456.7891'],
  ])('%d with %d decimals is %s', (value, decimals, expected) => {
    expect(formatNumber(value, decimals)).toBe(expected);
  });
});

test.each([
  [12, undefined, '12.00%'],
  [16.190476, undefined, '16.19%'],
  [50, 0, '50%'],
  [-14.2625, 2, '\u221214.26%'],
])('formatPercent(%d, %s) is %s', (value, decimals, expected) => {
  expect(formatPercent(value, decimals)).toBe(expected);
});
