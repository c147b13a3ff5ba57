/** The page of error codes. The search, the home page and the drawings link to it. */
export const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

export interface MostReadPage {
  label: string;
  path: string;
}

/** The pages that readers need most. The search offers them before the reader types. */
export const mostRead: readonly MostReadPage[] = [
  {label: 'Error codes', path: ERROR_CODES},
  {label: 'No connection', path: '/docs/support/troubleshooting/metatrader/no-connection'},
  {label: 'Installer errors', path: '/docs/support/troubleshooting/installer-errors'},
  {label: 'Install, set up and attach an EA', path: '/docs/support/faq/setup'},
  {
    label: 'Too many open positions',
    path: '/docs/support/troubleshooting/too-many-open-positions',
  },
];
