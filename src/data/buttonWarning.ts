/**
 * The warning that goes with every step that turns the trading button on, in one wording for the whole
 * manual. Where readers may then click, “Otherwise, click it.” follows. The warning asks about one account
 * and about now, because a copy of the EA that trades another account or is paused does no harm. Pages have
 * it from `docs/_partials/_button-warning.mdx`.
 */
export const buttonWarning =
  '**Turning the button on starts every EA in this terminal.** If any of them is now trading this account somewhere else (another computer, a VPS or virtual hosting), leave the button off and [see what to do first](/docs/support/faq/setup#turn-on).';

/** What comes before a step that turns the trading button off, in one wording for all rows of the data. */
export const decideFirst =
  'First [decide what to do with open positions](/docs/support/#open-positions-now), because turning the trading button off pauses every EA here.';

/** What comes first if an EA has stopped or left its chart, in one wording for all rows of the data. */
export const decideWithoutEa =
  'If the EA has open positions, first [decide what to do with them](/docs/support/#open-positions-now), because nothing manages them now.';
