import {describe, expect, test} from 'vitest';
import {gainToRecover, restAfterLosses} from '@site/src/components/RecoveryTable/recovery';

describe('gainToRecover', () => {
  test.each([
    [0, 0],
    [5, 5.26],
    [10, 11.11],
    [20, 25],
    [50, 100],
    [90, 900],
  ])('a loss of %d %% needs a gain of %d %%', (loss, gain) => {
    expect(gainToRecover(loss)).toBeCloseTo(gain, 2);
  });

  test.each([
    [100, /nothing is left/],
    [-1, /from 0 to 100/],
    [101, /from 0 to 100/],
    [Number.NaN, /from 0 to 100/],
  ])('refuses a loss of %d', (loss, message) => {
    expect(() => gainToRecover(loss)).toThrow(message);
  });
});

describe('restAfterLosses', () => {
  test.each([
    {losses: 3, changes: [-1.49, -2.97, -5.88, -14.26]},
    {losses: 10, changes: [-4.89, -9.56, -18.29, -40.13]},
    {losses: 30, changes: [-13.96, -26.03, -45.45, -78.54]},
  ])('$losses losses of 0.5, 1, 2 and 5 %', ({losses, changes}) => {
    const found = [0.5, 1, 2, 5].map((loss) => (restAfterLosses(loss, losses) - 1) * 100);
    found.forEach((change, index) => expect(change).toBeCloseTo(changes[index] ?? NaN, 2));
  });

  test('without losses everything is left, and after a loss of 100 % nothing', () => {
    expect(restAfterLosses(5, 0)).toBe(1);
    expect(restAfterLosses(100, 1)).toBe(0);
  });

  test.each([
    [5, 1.5, /whole number/],
    [5, -1, /whole number/],
    [120, 2, /from 0 to 100/],
  ])('refuses %d %% taken %d times', (loss, losses, message) => {
    expect(() => restAfterLosses(loss, losses)).toThrow(message);
  });
});
