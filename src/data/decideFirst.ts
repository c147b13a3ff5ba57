/** What comes before a step that turns the trading button off, in one wording for all rows of the data. */
export const decideFirst =
  'First [decide what to do with open positions](/docs/support/#open-positions-now), because turning the trading button off pauses every EA here.';

/** What comes first if an EA has stopped or left its chart, in one wording for all rows of the data. */
export const decideWithoutEa =
  'If the EA has open positions, first [decide what to do with them](/docs/support/#open-positions-now), because nothing manages them now.';
