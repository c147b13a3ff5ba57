/** The example that the drawdown table and the drawn curve share: a balance after each step. */
export const exampleBalances: readonly number[] = [10_000, 8_500, 20_000, 17_600, 22_000];

/** The second example, in order of time: no trade is closed, so only the equity moves. */
export const exampleFloating = {balance: 10_000, results: [0, 500, -1_200]} as const;
