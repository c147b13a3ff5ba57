import {platforms, type PlatformId} from '../../data/platforms';
import type {LegendEntry} from '../Figure/Legend';

/** The numbered areas of the window, in the order of their numbers. */
export const areaOrder = [
  'marketWatch',
  'navigator',
  'chart',
  'button',
  'experts',
  'journal',
  'statusBar',
] as const;

export type AreaId = (typeof areaOrder)[number];

/** Which areas of a drawing have a number. */
export type Numbers = Readonly<Partial<Record<AreaId, number>>>;

/** A number for every area, the same in the drawing and in the legend. */
export const allNumbers: Numbers = Object.fromEntries(
  areaOrder.map((area, index) => [area, index + 1]),
);

/** Name and description of each area of a platform's window. */
export function areasOf(platform: PlatformId): Readonly<Record<AreaId, LegendEntry>> {
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
