import type {Card} from '../components/Cards';
import {type ManualScope, products} from './products';
import {tasks} from './tasks';

const holds: Readonly<Record<ManualScope, string>> = {
  full: 'Setup on MT4 and MT5, settings and drawdown.',
  landing: 'Where to start, and the general steps that apply.',
  index: 'The pages that apply to every edition.',
};

/** One card for each manual, in the order of the navbar. */
export const manualCards: readonly Card[] = [
  {
    title: 'Basics',
    to: '/docs/basics/',
    text: 'What an EA is, what it needs, and a glossary.',
    icon: 'book',
  },
  ...products.map(({label, path, scope}): Card => ({
    title: label,
    to: path,
    text: holds[scope],
    icon: 'box',
  })),
  {
    title: 'Support',
    to: '/docs/support/',
    text: 'Questions, error codes, downloads and updates.',
    icon: 'help',
  },
];

/** Doors by what the reader wants to do, or sees on the screen. */
export const doorCards: readonly Card[] = [
  ...tasks.map(({label, summary, anchor, icon}): Card => ({
    title: label,
    to: `/docs#${anchor}`,
    text: summary,
    icon,
  })),
  {
    title: 'I see an error number',
    to: '/docs/support/troubleshooting/error-codes',
    text: 'What the number means and what to do about it.',
    icon: 'number',
  },
  {
    title: 'The EA does not trade',
    to: '/docs/support/faq/setup#attached-but-not-trading',
    text: 'It is on the chart, and nothing happens.',
    icon: 'fall',
  },
  {
    title: 'No connection',
    to: '/docs/support/troubleshooting/metatrader/no-connection',
    text: 'Red bars, no quotes, or the login fails.',
    icon: 'plug',
  },
];
