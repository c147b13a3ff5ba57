function checkLoss(lossPercent: number): void {
  if (!(lossPercent >= 0 && lossPercent <= 100)) {
    throw new Error(`A loss must be from 0 to 100 per cent; this one is ${lossPercent}.`);
  }
}

/**
 * The gain, in per cent of what is left, that brings an account back to where it was:
 * loss ÷ (100 − loss) × 100. This is arithmetic: of 100, (100 − loss) is left and has to grow by the
 * loss.
 *
 * @param lossPercent the loss in per cent of the account before it (20 for 20 %).
 * @throws when the loss is outside 0–100, or is 100, since nothing is left to grow.
 */
export function gainToRecover(lossPercent: number): number {
  checkLoss(lossPercent);
  if (lossPercent === 100) {
    throw new Error('After a loss of 100 per cent nothing is left, so no gain can recover it.');
  }
  return (lossPercent / (100 - lossPercent)) * 100;
}

/**
 * The share of an account that is left after several losses in a row, each a fixed percentage of what
 * was left before it: (1 − r)ⁿ, as a fraction from 0 to 1.
 *
 * @param lossPercent each loss, in per cent of what is left (2 for 2 %).
 * @param losses how many there are.
 * @throws when the loss is outside 0–100, or the number of losses is negative or not a whole number.
 */
export function restAfterLosses(lossPercent: number, losses: number): number {
  checkLoss(lossPercent);
  if (!Number.isInteger(losses) || losses < 0) {
    throw new Error(
      `The number of losses must be a whole number, 0 or greater; this one is ${losses}.`,
    );
  }
  return (1 - lossPercent / 100) ** losses;
}
