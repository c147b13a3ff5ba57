import {expect, test} from 'vitest';
import {marginOf} from '@site/src/components/MarginExample/margin';

const oneLot = {
  lots: 1,
  contractSize: 100_000,
  price: 1.1,
  leverage: 100,
  equity: 5_000,
  stopOutLevel: 50,
  pipValuePerLot: 10,
};

test.each([
  {
    name: 'one lot of EUR at 1.1000',
    input: oneLot,
    result: {
      margin: 1_100,
      freeMargin: 3_900,
      marginLevel: 454.545,
      stopOutEquity: 550,
      lossToStopOut: 4_450,
      pipsToStopOut: 445,
    },
  },
  {
    name: 'half the volume needs half the margin and survives more than twice the pips',
    input: {...oneLot, lots: 0.5},
    result: {
      margin: 550,
      freeMargin: 4_450,
      marginLevel: 909.091,
      stopOutEquity: 275,
      lossToStopOut: 4_725,
      pipsToStopOut: 945,
    },
  },
  {
    name: 'already below stop out',
    input: {...oneLot, equity: 500},
    result: {
      margin: 1_100,
      freeMargin: -600,
      marginLevel: 45.455,
      stopOutEquity: 550,
      lossToStopOut: 0,
      pipsToStopOut: 0,
    },
  },
])('$name', ({input, result}) => {
  const found = marginOf(input);
  expect(Object.keys(found)).toEqual(Object.keys(result));
  for (const [key, value] of Object.entries(result)) {
    expect(found[key as keyof typeof found], key).toBeCloseTo(value, 3);
  }
});

test.each([
  [{leverage: 0}, 'The leverage has to be a number above 0; this one is 0.'],
  [{lots: -1}, 'The volume has to be a number above 0; this one is -1.'],
  [{equity: Number.NaN}, 'The equity has to be a number above 0; this one is NaN.'],
])('refuses %j', (change, message) => {
  expect(() => marginOf({...oneLot, ...change})).toThrow(message);
});
