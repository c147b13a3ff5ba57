/** The page of error codes. The search and the reader of logs link to it. */
export const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

/** The way to stop an EA that trades when it should not. `<StopLink />`, the menu of phones and the footer show it. */
export const stopLink = {label: 'Wrong trades? Stop the EA.', path: '/docs/support/#stop'};

/** The pages for every product beside Basics and Support, with the names that lists of pages give them. */
export const supportPages: readonly {readonly label: string; readonly to: string}[] = [
  {label: 'Questions about setup', to: '/docs/support/faq/setup'},
  {label: 'Questions about settings and trades', to: '/docs/support/faq/settings'},
  {label: 'VPS and maintenance', to: '/docs/support/faq/maintenance'},
  {label: 'Error codes', to: ERROR_CODES},
  {label: 'Installer errors', to: '/docs/support/troubleshooting/installer-errors'},
  {
    label: 'Too many open positions',
    to: '/docs/support/troubleshooting/too-many-open-positions',
  },
  {label: 'No connection', to: '/docs/support/troubleshooting/metatrader/no-connection'},
  {label: 'Downloads', to: '/docs/support/resources/downloads'},
  {label: 'Updates', to: '/docs/support/updates/'},
];
