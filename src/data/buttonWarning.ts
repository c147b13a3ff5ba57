/**
 * The warning that goes with every step that turns the trading button on, in one wording for the whole
 * manual. “This” is turning the button on. It asks about one account, because a copy of the EA on another
 * account does no harm. Pages have it from `docs/_partials/_button-warning.mdx`.
 */
export const buttonWarning =
  '**This starts every EA in this terminal.** Leave it off if any of them also trades this account somewhere else: another computer, a VPS or virtual hosting.';

/** What comes before a step that turns the trading button off, in one wording for all rows of the data. */
export const decideFirst =
  '[Decide about open positions](/docs/support/#open-positions-now) first, because turning the trading button off pauses every EA here.';

/** What comes first if an EA has stopped or left its chart, in one wording for all rows of the data. */
export const decideWithoutEa =
  'If the EA has open positions, first [decide about them](/docs/support/#open-positions-now), because nothing manages them now.';
