import {platforms, type PlatformId} from '../../data/platforms';
import type {LegendEntry} from '../Figure/Legend';

/** The numbered places of the window, in the order of their numbers. */
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

/** Number of a place, as drawn and as listed. */
export function numberOf(place: PlaceId): number {
  return placeOrder.indexOf(place) + 1;
}

/** Name and one sentence for each place of a platform's window. */
export function placesOf(platform: PlatformId): Readonly<Record<PlaceId, LegendEntry>> {
  const {button, bottomPanel} = platforms[platform];
  return {
    marketWatch: {
      name: 'Market Watch',
      text: 'the symbols of your account, spelled as your broker spells them, with their prices.',
    },
    navigator: {
      name: 'Navigator',
      text: 'your accounts, indicators and Expert Advisors; from here you attach an EA.',
    },
    chart: {
      name: 'Chart',
      text: 'one symbol, one timeframe and one EA, whose name and sign stand in the top right corner.',
    },
    button: {
      name: `${button} button`,
      text: 'the master switch on the toolbar; while it is off, no EA can trade.',
    },
    experts: {
      name: 'Experts tab',
      text: `in the ${bottomPanel} panel at the bottom: what the EAs report, with their errors.`,
    },
    journal: {
      name: 'Journal tab',
      text: `in the ${bottomPanel} panel: what the terminal itself reports, such as logins and lost connections.`,
    },
    statusBar: {
      name: 'Status bar',
      text: 'its right end shows whether the terminal is connected to the broker’s server.',
    },
  };
}
