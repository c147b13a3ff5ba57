import type {Questions} from './types';

export const welcomeLandingOnly: Questions = {
  'general-steps': [
    'user guide of my bot',
    'where are the instructions for this robot',
    'where to begin with this one',
  ],
};
