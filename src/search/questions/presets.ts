import type {Questions} from './types';

export const presets: Questions = {
  'move-presets': [
    'copy set files to vps',
    'moving to new pc keep configuration',
    'mt4 set on mt5 possible?',
    'change broker keep bot options',
    'transfer robot parameters to laptop',
    'same config on second account',
    'migrate bot configuration to server',
  ],
  'does-not-load': [
    'set file has no effect',
    'open set file in notepad',
    'loaded set but nothing changed',
    'loaded config but bot uses old ones',
    'cannot find .set in window',
    'wrong set for this robot',
    'some parameters stay the same after import',
    'downloaded set has txt extension',
  ],
};
