import {platforms, type PlatformId} from '../../data/platforms';
import type {LegendEntry} from '../Figure/Legend';

/** The areas of the window that can have a number. */
export type AreaId =
  'marketWatch' | 'navigator' | 'chart' | 'button' | 'experts' | 'journal' | 'statusBar';

/** Which areas of a drawing have a number. */
export type Numbers = Readonly<Partial<Record<AreaId, number>>>;

interface Area extends LegendEntry {
  readonly id: AreaId;
}

/** The areas of a platform's window, in the order of their numbers. */
export function areasOf(platform: PlatformId): readonly Area[] {
  const {button, bottomPanel} = platforms[platform];
  return [
    {
      id: 'marketWatch',
      name: 'Market Watch',
      text: 'your account’s symbols and their prices.',
    },
    {
      id: 'navigator',
      name: 'Navigator',
      text: 'accounts, indicators and Expert Advisors.',
    },
    {
      id: 'chart',
      name: 'Chart',
      text: 'one symbol, one timeframe, one EA, named in the top right corner.',
    },
    {
      id: 'button',
      name: `${button} button`,
      text: 'lets all EAs trade or stops them. Red means off.',
    },
    {
      id: 'experts',
      name: 'Experts tab',
      text: 'what the EAs report, errors included.',
    },
    {
      id: 'journal',
      name: 'Journal tab',
      text: `what the terminal reports, such as lost connections. Both are in the ${bottomPanel} panel.`,
    },
    {
      id: 'statusBar',
      name: 'Status bar',
      text: 'its right end shows the connection.',
    },
  ];
}
