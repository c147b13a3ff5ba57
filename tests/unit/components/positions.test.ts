import {expect, test} from 'vitest';
import {netPositions, type Deal} from '@site/src/components/NettingHedging/netPositions';

const buy = (lots: number): Deal => ({side: 'buy', lots});
const sell = (lots: number): Deal => ({side: 'sell', lots});

test.each([
  {name: 'no deal', deals: [], positions: []},
  {name: 'a deal adds', deals: [buy(0.1), buy(0.2)], positions: [buy(0.3)]},
  {name: 'a deal reduces', deals: [buy(0.3), sell(0.1)], positions: [buy(0.2)]},
  {name: 'a deal closes', deals: [buy(0.1), buy(0.2), sell(0.3)], positions: []},
  {name: 'a deal reverses', deals: [buy(0.3), sell(0.5)], positions: [sell(0.2)]},
])('on a netting account: $name', ({deals, positions}) => {
  expect(netPositions(deals)).toEqual(positions);
});
