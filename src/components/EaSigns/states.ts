import {platforms, type PlatformId} from '../../data/platforms';
import type {SignKind} from './Sign';

export interface SignState {
  readonly kind: SignKind;
  /** What is seen. */
  readonly name: string;
  readonly meaning: string;
  readonly action: string;
}

const noSign: SignState = {
  kind: 'none',
  name: 'No name, no sign',
  meaning: 'No EA is attached to this chart.',
  action: 'Attach the EA.',
};

/** What the corner of a chart can show on a platform, from the good state to the empty one. */
export function signStates(platform: PlatformId): readonly SignState[] {
  const {button, permission} = platforms[platform];
  if (platform === 'mt4') {
    return [
      {
        kind: 'smile',
        name: 'Smiling face',
        meaning: 'The EA is attached and allowed to trade.',
        action: 'Nothing to do.',
      },
      {
        kind: 'frown',
        name: 'Unhappy face',
        meaning: `The EA is attached, but “${permission}” is not ticked.`,
        action: 'Tick it on the Common tab of the EA’s properties.',
      },
      {
        kind: 'cross',
        name: 'Cross',
        meaning: `The ${button} button is off.`,
        action: 'Press the button on the toolbar.',
      },
      noSign,
    ];
  }
  return [
    {
      kind: 'cap-coloured',
      name: 'Coloured cap',
      meaning: 'The EA is attached and allowed to trade.',
      action: 'Nothing to do.',
    },
    {
      kind: 'cap-grey',
      name: 'Grey cap',
      meaning: 'The EA is attached, but not allowed to trade.',
      action: `Press ${button} on the toolbar; if the cap stays grey, tick “${permission}” on the Common tab of the EA’s properties.`,
    },
    noSign,
  ];
}
