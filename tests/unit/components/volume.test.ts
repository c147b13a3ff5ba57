import {describe, expect, test} from 'vitest';
import {roundDownToStep, volumeFromRisk} from '@site/src/components/VolumeExample/volume';

describe('roundDownToStep', () => {
  test.each([
    [0.2, 0.01, 0.2],
    [0.333333, 0.01, 0.33],
    [0.339999, 0.01, 0.33],
    [0.3, 0.1, 0.3],
    [0.29, 0.01, 0.29],
    [0.57, 0.01, 0.57],
    [1.15, 0.05, 1.15],
    [1.005, 0.001, 1.005],
    [0.009, 0.01, 0],
    [0, 0.01, 0],
    [7.9, 1, 7],
    [0.75, 0.25, 0.75],
    [2.5e-7, 1e-7, 2e-7],
  ])('%d in steps of %d is %d', (volume, step, expected) => {
    expect(roundDownToStep(volume, step)).toBe(expected);
  });

  test.each([
    [0.2, 0, /volume step/],
    [-0.1, 0.01, /0 or greater/],
    [Number.NaN, 0.01, /0 or greater/],
  ])('refuses %d in steps of %d', (volume, step, message) => {
    expect(() => roundDownToStep(volume, step)).toThrow(message);
  });
});

describe('volumeFromRisk', () => {
  const rules = {minimum: 0.01, maximum: 50, step: 0.01, pipValuePerLot: 10};

  test.each([
    {
      name: 'no rounding needed',
      account: 10_000,
      riskPercent: 1,
      stopPips: 50,
      exact: 0.2,
      lots: 0.2,
    },
    {
      name: 'rounds down',
      account: 10_000,
      riskPercent: 1,
      stopPips: 70,
      exact: 0.142857,
      lots: 0.14,
    },
    {
      name: 'rounds down, not to the nearest',
      account: 10_000,
      riskPercent: 2,
      stopPips: 70,
      exact: 0.285714,
      lots: 0.28,
    },
    {
      name: 'less than the minimum',
      account: 500,
      riskPercent: 1,
      stopPips: 70,
      exact: 0.007143,
      lots: 0,
    },
    {
      name: 'exactly the minimum',
      account: 1_000,
      riskPercent: 1,
      stopPips: 100,
      exact: 0.01,
      lots: 0.01,
    },
    {
      name: 'more than the maximum',
      account: 1_000_000,
      riskPercent: 10,
      stopPips: 10,
      exact: 1_000,
      lots: 50,
    },
    {
      name: 'three steps, not two, despite floating-point errors',
      account: 3_000,
      riskPercent: 1,
      stopPips: 100,
      exact: 0.03,
      lots: 0.03,
    },
  ])('$name', ({account, riskPercent, stopPips, exact, lots}) => {
    const found = volumeFromRisk({...rules, account, riskPercent, stopPips});
    expect(found.moneyAtRisk).toBeCloseTo((account * riskPercent) / 100, 6);
    expect(found.exactLots).toBeCloseTo(exact, 6);
    expect(found.lots).toBe(lots);
  });

  test.each([
    [{riskPercent: 0}, /risk has to be/],
    [{stopPips: 0}, /stop in pips has to be/],
    [{account: -5}, /account has to be/],
  ])('refuses %j', (change, message) => {
    const input = {...rules, account: 10_000, riskPercent: 1, stopPips: 50, ...change};
    expect(() => volumeFromRisk(input)).toThrow(message);
  });
});
