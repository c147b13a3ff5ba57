import {requirePositive} from '../numbers/requirePositive';

/** One open position and the account that holds it; money is in the account's currency. */
export interface MarginInput {
  /** Volume in lots. */
  readonly lots: number;
  /** Units of the base currency in one lot. */
  readonly contractSize: number;
  /** Price of one unit of the base currency, in the account's currency. */
  readonly price: number;
  /** 100 for a leverage of 1:100. */
  readonly leverage: number;
  /** Balance + credit + floating result. */
  readonly equity: number;
  /** The margin level, in per cent, at which the broker starts to close positions. */
  readonly stopOutLevel: number;
  /** Money that one pip is worth at one lot. */
  readonly pipValuePerLot: number;
}

export interface MarginResult {
  /** Money reserved for the position: lots × contract size × price ÷ leverage. */
  readonly margin: number;
  /** Equity − margin. */
  readonly freeMargin: number;
  /** Equity ÷ margin × 100, in per cent. */
  readonly marginLevel: number;
  /** Equity at which stop out begins: margin × stop out level ÷ 100. */
  readonly stopOutEquity: number;
  /** Money that can still be lost before stop out: equity − stop out equity; never below 0. */
  readonly lossToStopOut: number;
  /** The same distance in pips: that loss ÷ (pip value × lots). */
  readonly pipsToStopOut: number;
}

/**
 * Margin, margin level and the distance to stop out of one position.
 *
 * Sources: MQL5 Book, Account margin settings (https://www.mql5.com/en/book), for margin level and
 * stop out; the rest are the long-standing definitions of the terms in the MQL5 Reference, Account
 * properties. Assumes that the margin does not change, and that there are no other positions, no
 * commission and no swap.
 *
 * @throws when a quantity is not a number above 0.
 */
export function marginOf(input: MarginInput): MarginResult {
  const {lots, contractSize, price, leverage, equity, stopOutLevel, pipValuePerLot} = input;
  requirePositive({
    volume: lots,
    'contract size': contractSize,
    price,
    leverage,
    equity,
    'stop out level': stopOutLevel,
    'pip value': pipValuePerLot,
  });
  const margin = (lots * contractSize * price) / leverage;
  const stopOutEquity = (margin * stopOutLevel) / 100;
  const lossToStopOut = Math.max(0, equity - stopOutEquity);
  return {
    margin,
    freeMargin: equity - margin,
    marginLevel: (equity / margin) * 100,
    stopOutEquity,
    lossToStopOut,
    pipsToStopOut: lossToStopOut / (pipValuePerLot * lots),
  };
}
