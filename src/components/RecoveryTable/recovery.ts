/**
 * The gain, in per cent of what is left, that makes up for a loss: of 100, (100 − loss) is left and has to grow
 * by the loss.
 * @param lossPercent the loss in per cent of the account before it (20 for 20%), less than 100
 */
export function gainToRecover(lossPercent: number): number {
  return (lossPercent / (100 - lossPercent)) * 100;
}

/**
 * The share of an account that is left after several losses in a row: (1 − r)ⁿ, as a fraction from 0 to 1.
 * @param lossPercent each loss, in per cent of what was left before it (2 for 2%)
 * @param losses how many there are
 */
export function restAfterLosses(lossPercent: number, losses: number): number {
  return (1 - lossPercent / 100) ** losses;
}
