import {requirePositive} from '../numbers/requirePositive';

export interface Deal {
  readonly side: 'buy' | 'sell';
  /** Volume in lots, above 0. */
  readonly lots: number;
}

const lotDecimals = 8;

/**
 * The positions of one symbol on a netting account after the deals: none or one. A further deal
 * adds to the position, reduces it, closes it or reverses it.
 *
 * Source: MQL5 article 2299 (https://www.mql5.com/en/articles/2299).
 *
 * @throws when a volume is not a number above 0.
 */
export function netPositions(deals: readonly Deal[]): readonly Deal[] {
  const sum = deals.reduce((total, {side, lots}) => {
    requirePositive({volume: lots});
    return total + (side === 'buy' ? lots : -lots);
  }, 0);
  const net = Number(sum.toFixed(lotDecimals));
  return net === 0 ? [] : [{side: net > 0 ? 'buy' : 'sell', lots: Math.abs(net)}];
}
