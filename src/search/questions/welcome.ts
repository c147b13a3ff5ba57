import type {Questions} from './types';

export const welcome: Questions = {
  '': [
    'instructions for my bot where begin',
    'ex4 or ex5 which one',
    'handbook of robot pdf',
    'what next after i got the file',
  ],
  'set-up-on-mt4': [
    'get robot going metatrader 4',
    'mt4 bot tutorial from scratch',
    'mt4 installation order of steps',
    'how to run ex4 bot',
    'begin with EA on old metatrader',
  ],
  'set-up-on-mt5': [
    'get robot going metatrader 5',
    'mt5 bot tutorial from scratch',
    'mt5 installation order of steps',
    'how to run ex5 bot',
    'new metatrader where to begin with EA',
  ],
  'when-something-goes-wrong': ['bot broken please help', 'something wrong with robot who to ask'],
};
