import {requirePositive} from '../numbers/requirePositive';

/** What a symbol allows as volume, in lots. */
export interface VolumeRules {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

export interface VolumeInput extends VolumeRules {
  /** Balance or equity, whichever the risk is a share of. */
  readonly account: number;
  /** Share of the account that may be lost, in per cent (1 for 1 %). */
  readonly riskPercent: number;
  /** Distance from entry to stop loss. */
  readonly stopPips: number;
  /** Money that one pip is worth at one lot. */
  readonly pipValuePerLot: number;
}

export interface VolumeResult {
  /** Account × risk ÷ 100. */
  readonly moneyAtRisk: number;
  /** Stop in pips × pip value: what one lot loses at the stop. */
  readonly lossPerLot: number;
  /** Money at risk ÷ loss per lot, before rounding. */
  readonly exactLots: number;
  /** The volume to trade; 0 when even the minimum would risk more. */
  readonly lots: number;
}

function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = step.toString().split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
}

/**
 * The largest multiple of `step` that is not above `volume`, in lots.
 *
 * A quotient that misses a whole number only by a floating-point error counts as that number: 0.3 ÷ 0.1
 * is 2.9999999999999996, but 0.3 lots are three steps.
 *
 * @throws when `step` is not a number above 0, or `volume` is negative or not a number.
 */
export function roundDownToStep(volume: number, step: number): number {
  requirePositive({'volume step': step});
  if (!(Number.isFinite(volume) && volume >= 0)) {
    throw new Error(`A volume must be a number, 0 or greater; this one is ${volume}.`);
  }
  const quotient = volume / step;
  const nearest = Math.round(quotient);
  const dust = Math.max(1, quotient) * 1e-9;
  const steps = Math.abs(quotient - nearest) <= dust ? nearest : Math.floor(quotient);
  return Number((steps * step).toFixed(decimalsOf(step)));
}

/**
 * The volume that loses no more than a given share of the account at its stop:
 * lots = money at risk ÷ (stop in pips × pip value per lot), rounded down to the symbol's step and
 * limited to its maximum. The rules on volume come from the MQL5 Book, Permitted volumes of trading
 * operations (https://www.mql5.com/en/book); the rest is arithmetic.
 *
 * @throws when a quantity is not a number above 0.
 */
export function volumeFromRisk(input: VolumeInput): VolumeResult {
  const {account, riskPercent, stopPips, pipValuePerLot, minimum, maximum, step} = input;
  requirePositive({
    account,
    risk: riskPercent,
    'stop in pips': stopPips,
    'pip value': pipValuePerLot,
    'minimum volume': minimum,
    'maximum volume': maximum,
  });
  const moneyAtRisk = (account * riskPercent) / 100;
  const lossPerLot = stopPips * pipValuePerLot;
  const exactLots = moneyAtRisk / lossPerLot;
  const rounded = roundDownToStep(Math.min(exactLots, maximum), step);
  return {moneyAtRisk, lossPerLot, exactLots, lots: rounded < minimum ? 0 : rounded};
}
