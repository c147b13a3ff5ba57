import type {Card} from '../components/Cards';
import {type ManualScope, products} from './products';
import {tasks} from './tasks';

const holds: Readonly<Record<ManualScope, (label: string) => string>> = {
  full: () => 'Set-up on MT4 and MT5, settings and drawdown.',
  landing: () => 'Where to start, and the general steps that apply.',
  index: (label) => `What applies to owners of ${label}.`,
};

/** One card for each manual, in the order of the navbar. */
export const manualCards: readonly Card[] = [
  {title: 'Basics', to: '/docs/basics/', text: 'What an EA is, what it needs, and a glossary.'},
  ...products.map(({label, path, scope}) => ({
    title: label,
    to: path,
    text: holds[scope](label),
  })),
  {title: 'Support', to: '/docs/support/', text: 'Questions, error codes, downloads and updates.'},
];

/** Doors by what the reader wants to do, or sees on the screen. */
export const doorCards: readonly Card[] = [
  ...tasks.map(({label, summary, anchor}) => ({
    title: label,
    to: `/docs#${anchor}`,
    text: summary,
  })),
  {
    title: 'I see an error number',
    to: '/docs/support/troubleshooting/error-codes',
    text: 'What the number means and what to do about it.',
  },
  {
    title: 'No connection',
    to: '/docs/support/troubleshooting/metatrader/no-connection',
    text: 'Red bars, no quotes, or the login fails.',
  },
];
