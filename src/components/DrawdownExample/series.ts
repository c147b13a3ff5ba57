/** The example that the drawdown table and the drawn curve share: a balance after each step. */
export const exampleBalances: readonly number[] = [10_000, 8_500, 20_000, 17_600, 22_000];

/** Balance and equity of the second example, in order of time: no trade is closed in it. */
export const exampleBalanceAndEquity = {
  balance: [10_000, 10_000, 10_000],
  equity: [10_000, 10_500, 8_800],
} as const;
