import {platforms, type PlatformId} from '../../data/platforms';
import type {LegendEntry} from '../Figure/Legend';

/** The numbered parts of the window, in the order of their numbers. */
export const placeOrder = [
  'marketWatch',
  'navigator',
  'chart',
  'button',
  'experts',
  'journal',
  'statusBar',
] as const;

export type PlaceId = (typeof placeOrder)[number];

/** Which parts of a drawing have a number. */
export type Numbers = Readonly<Partial<Record<PlaceId, number>>>;

/** A number for every part, the same in the drawing and in the legend. */
export const allNumbers: Numbers = Object.fromEntries(
  placeOrder.map((place, index) => [place, index + 1]),
);

/** Name and description of each part of a platform's window. */
export function placesOf(platform: PlatformId): Readonly<Record<PlaceId, LegendEntry>> {
  const {button, bottomPanel} = platforms[platform];
  return {
    marketWatch: {
      name: 'Market Watch',
      text: 'your account’s symbols and their prices.',
    },
    navigator: {
      name: 'Navigator',
      text: 'accounts, indicators and Expert Advisors.',
    },
    chart: {
      name: 'Chart',
      text: 'one symbol, one timeframe and one EA, whose name and icon are in the top right corner.',
    },
    button: {
      name: `${button} button`,
      text: 'the main switch. While its icon is red, no EA can trade.',
    },
    experts: {
      name: 'Experts tab',
      text: 'what the EAs report, errors included.',
    },
    journal: {
      name: 'Journal tab',
      text: `what the terminal reports, such as logins and lost connections. Both tabs are in the ${bottomPanel} panel.`,
    },
    statusBar: {
      name: 'Status bar',
      text: 'its right end shows whether the terminal is connected.',
    },
  };
}
