/** The page of error codes. The search, the home page and the drawings link to it. */
export const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

export interface StartingPoint {
  label: string;
  path: string;
}

/**
 * Our guess at good starting points, which the search offers before the reader types. Replace it when you have
 * statistics.
 */
export const startingPoints: readonly StartingPoint[] = [
  {label: 'Error codes', path: ERROR_CODES},
  {label: 'No connection', path: '/docs/support/troubleshooting/metatrader/no-connection'},
  {label: 'Installer errors', path: '/docs/support/troubleshooting/installer-errors'},
  {label: 'Install, set up and attach an EA', path: '/docs/support/faq/setup'},
  {
    label: 'Too many open positions',
    path: '/docs/support/troubleshooting/too-many-open-positions',
  },
];

/**
 * The way to stop an EA that trades when it should not. `<StopLink />`, the menu of phones and the footer show
 * it.
 */
export const stopLink: StartingPoint = {
  label: 'Wrong trades? Stop the EA.',
  path: '/docs/support/#stop',
};
