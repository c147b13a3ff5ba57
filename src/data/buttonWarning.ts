/**
 * The warning that goes with every step that turns the trading button on, in one wording for the whole
 * manual. “This” is turning the button on. Pages have it from `docs/_partials/_button-warning.mdx`.
 */
export const buttonWarning =
  '**This starts every EA in this terminal.** Leave it off if any of them also runs somewhere else: another computer, a VPS or virtual hosting.';
