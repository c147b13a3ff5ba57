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
});
