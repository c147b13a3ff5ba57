import type {Questions} from './types';

export const release6: Questions = {
  '': [
    'version six of the robot',
    'june 2025 release',
    'do I need v6',
    'get version six running',
    'difference between v5 and v6',
    'new features of the june release',
    'v6 changelog where is it',
    'v6 improvements bug fixes',
    'is v6 worth installing',
  ],
};
