/** What comes before a step that turns the trading button off, in one wording for all rows of the data. */
export const decideFirst =
  'First look at [open positions](/docs/support/#open-positions-now): turning the button off pauses every EA here.';

/** What comes first if an EA has stopped or left its chart, in one wording for all rows of the data. */
export const decideWithoutEa =
  'First look at [its open positions](/docs/support/#open-positions-now): they might be unprotected now.';

/** The remedy of a row that stands alone. In the tables, the text above the rows says what comes first. */
export function remedyAlone(row: {readonly action: string; readonly eaStopped?: true}): string {
  return row.eaStopped ? `${decideWithoutEa} ${row.action}` : row.action;
}
