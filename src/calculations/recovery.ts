function checkLoss(lossPercent: number): void {
  if (!(lossPercent >= 0 && lossPercent <= 100)) {
    throw new Error(`A loss is a share from 0 to 100 per cent; this one is ${lossPercent}.`);
  }
}

/**
 * The gain, in per cent of what is left, that brings an account back to where it was:
 * loss ÷ (100 − loss) × 100. Arithmetic: of 100 there is (100 − loss) left, which has to grow by
 * the loss.
 *
 * @param lossPercent the loss in per cent of the account before it (20 for 20 %).
 * @throws when the loss is outside 0–100, or is 100: from nothing no gain leads back.
 */
export function gainToRecover(lossPercent: number): number {
  checkLoss(lossPercent);
  if (lossPercent === 100) {
    throw new Error('After a loss of 100 per cent nothing is left, so no gain can recover it.');
  }
  return (lossPercent / (100 - lossPercent)) * 100;
}

/**
 * The share of an account that is left after several losses in a row, each a fixed per cent of
 * what was left before it: (1 − r)ⁿ, as a fraction from 0 to 1. Arithmetic.
 *
 * @param lossPercent each loss, in per cent of the rest (2 for 2 %).
 * @param losses how many there are.
 * @throws when the loss is outside 0–100 or the number of losses is not a whole number from 0.
 */
export function restAfterLosses(lossPercent: number, losses: number): number {
  checkLoss(lossPercent);
  if (!Number.isInteger(losses) || losses < 0) {
    throw new Error(`The number of losses is a whole number from 0; this one is ${losses}.`);
  }
  return (1 - lossPercent / 100) ** losses;
}
