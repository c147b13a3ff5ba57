import {platforms, type PlatformId} from '../../data/platforms';
import type {SignKind} from './Sign';

export interface SignState {
  readonly kind: SignKind;
  /** The state as the reader sees it. */
  readonly name: string;
  readonly meaning: string;
  readonly action: string;
}

const noSign: SignState = {
  kind: 'none',
  name: 'No name, no icon',
  meaning: 'No EA is attached to this chart.',
  action: 'Attach the EA, unless it runs elsewhere.',
};

/**
 * The signs that a platform can show in the corner of a chart. The first is the one of an EA that may trade.
 */
export function signStates(platform: PlatformId): readonly SignState[] {
  const {button, permission} = platforms[platform];
  if (platform === 'mt4') {
    return [
      {
        kind: 'smile',
        name: 'Smiling face',
        meaning: 'The EA is allowed to trade.',
        action: 'Nothing to do.',
      },
      {
        kind: 'frown',
        name: 'Unhappy face',
        meaning: `The EA can’t trade. Usually “${permission}” isn’t ticked.`,
        action: `Unless the EA runs elsewhere or you paused it, check its inputs, then tick the box on its Common tab.`,
      },
      {
        kind: 'cross',
        name: 'Cross',
        meaning: `The EA can’t trade. Usually the ${button} button is off.`,
        action:
          'The button starts every EA in this terminal. Unless one of them runs elsewhere or is paused, check their inputs, then turn it on.',
      },
      noSign,
    ];
  }
  return [
    {
      kind: 'cap-coloured',
      name: 'Coloured cap',
      meaning: 'The EA is allowed to trade.',
      action: 'Nothing to do.',
    },
    {
      kind: 'cap-grey',
      name: 'Grey cap',
      meaning: 'The EA can’t trade.',
      action: `${button} starts every EA in this terminal. Unless one of them runs elsewhere or is paused, check their inputs, then turn it on. If the cap stays grey, tick “${permission}” on this EA’s Common tab.`,
    },
    noSign,
  ];
}
