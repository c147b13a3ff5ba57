import {describe, expect, test} from 'vitest';
import {drawdowns, fallsFromPeak} from '@site/src/components/DrawdownExample/drawdown';

describe('drawdowns', () => {
  test.each([
    {
      name: 'one value: nothing fell',
      series: [10_000],
      absolute: 0,
      maximal: {amount: 0, percent: 0, peak: 10_000, low: 10_000, peakIndex: 0, lowIndex: 0},
      relative: {amount: 0, percent: 0, peak: 10_000, low: 10_000, peakIndex: 0, lowIndex: 0},
    },
    {
      name: 'a fall in several steps counts from its peak',
      series: [1_000, 900, 950, 800, 1_100],
      absolute: 200,
      maximal: {amount: 200, percent: 20, peak: 1_000, low: 800, peakIndex: 0, lowIndex: 3},
      relative: {amount: 200, percent: 20, peak: 1_000, low: 800, peakIndex: 0, lowIndex: 3},
    },
  ])('$name', ({series, absolute, maximal, relative}) => {
    const found = drawdowns(series);
    expect(found.absolute).toBe(absolute);
    for (const [fall, expected] of [
      [found.maximal, maximal],
      [found.relative, relative],
    ] as const) {
      expect({...fall, percent: expected.percent}).toEqual(expected);
      expect(fall.percent).toBeCloseTo(expected.percent, 3);
    }
  });
});

test('fallsFromPeak returns for each value how far it is below the highest one so far', () => {
  const falls = fallsFromPeak([10_000, 8_500, 20_000, 17_600, 22_000]);
  expect(falls.map(({peak, amount}) => [peak, amount])).toEqual([
    [10_000, 0],
    [10_000, 1_500],
    [20_000, 0],
    [20_000, 2_400],
    [22_000, 0],
  ]);
});
