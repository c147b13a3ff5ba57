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
 */
export function netPositions(deals: readonly Deal[]): readonly Deal[] {
  const sum = deals.reduce((total, {side, lots}) => total + (side === 'buy' ? lots : -lots), 0);
  const net = Number(sum.toFixed(lotDecimals));
  return net === 0 ? [] : [{side: net > 0 ? 'buy' : 'sell', lots: Math.abs(net)}];
}
