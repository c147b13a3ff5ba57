import {ERROR_CODES} from '../../data/startingPoints';

const MAINTENANCE = '/docs/support/faq/maintenance';

export interface HomeLink {
  readonly label: string;
  readonly to: string;
}

/**
 * Links to what we guess are common problems, from top to bottom. Each names the area of the
 * terminal in which the reader notices the problem.
 */
export const problemLinks = [
  {
    area: 'button',
    label: 'The EA doesn’t trade',
    to: '/docs/support/faq/setup#attached-but-not-trading',
  },
  {area: 'chart', label: 'The EA disappeared', to: '/docs/support/faq/setup#ea-disappeared'},
  {area: 'experts', label: 'Error codes', to: ERROR_CODES},
  {
    area: 'statusBar',
    label: 'No connection',
    to: '/docs/support/troubleshooting/metatrader/no-connection',
  },
] as const satisfies readonly (HomeLink & {readonly area: string})[];

/** Our guess at the error numbers that readers look for. Replace it when you have statistics. */
export const errorLinks: readonly HomeLink[] = [
  {label: '10027', to: `${ERROR_CODES}#error-10027`},
  {label: '130', to: `${ERROR_CODES}#error-130`},
  {label: '4014', to: `${ERROR_CODES}#error-4014`},
];

/** The step before the first task of the setup. */
export const firstStep: HomeLink = {
  label: 'Get MetaTrader and an account',
  to: '/docs/support/resources/downloads#the-terminals',
};

/** Tasks after the setup. */
export const afterSetupLinks: readonly HomeLink[] = [
  {label: 'Move to a VPS', to: `${MAINTENANCE}#move-to-a-vps`},
  {label: 'I’ve changed broker', to: `${MAINTENANCE}#changed-broker`},
  {label: 'Update the EA', to: '/docs/support/updates/#take-an-update'},
  {label: 'Remove everything', to: `${MAINTENANCE}#remove-everything`},
];
