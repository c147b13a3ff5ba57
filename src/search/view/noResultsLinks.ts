interface NoResultsLink {
  label: string;
  /** Path without base URL. */
  path: string;
}

const SUPPORT: NoResultsLink = {label: 'Go to Support', path: '/docs/support/'};

const ERROR_CODES_PATH = '/docs/support/troubleshooting/error-codes';

/** Where to go on from a query that found nothing: with a number to the tables of error codes first. */
export function noResultsLinks(query: string): NoResultsLink[] {
  const number = /\d+/.exec(query)?.[0];
  return number === undefined
    ? [SUPPORT, {label: 'Look through the error codes', path: ERROR_CODES_PATH}]
    : [{label: `Look for ${number} in the tables of error codes`, path: ERROR_CODES_PATH}, SUPPORT];
}
