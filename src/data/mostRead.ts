/** The page of the error codes, which the search, the home page and drawings lead to. */
export const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

export interface MostReadPage {
  label: string;
  path: string;
}

/** The pages that most readers look for: the search offers them before a word is typed. */
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
