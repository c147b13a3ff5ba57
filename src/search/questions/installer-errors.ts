import type {Questions} from './types';

export const installerErrors: Questions = {
  '': [
    'setup.exe gives a windows message',
    'cannot install robot on pc',
    'download blocked by windows',
    'install program of expert crashed',
  ],
  'windows-codes': [
    'list of windows setup error numbers',
    'hex number in a windows popup',
    'setup stopped with a number',
    'system error code table',
    'msi failure numbers',
    'installation of bot aborted',
  ],
  'blocked-before-it-starts': [
    'no run anyway button',
    'is it safe to turn off defender',
    'afraid the robot contains malware',
    'virus scanner removes it at every new version',
  ],
  'missing-parts': [
    'where is the allow dll imports box',
    'robot needs extra libraries',
    'dll goes in which folder',
    'file that came along with the robot',
    'component lacking after install',
  ],
  'install-by-hand': [
    'manual install without setup exe',
    'skip setup and place the file myself',
    'do not want to run exe',
    'installer keeps failing other way',
    'seller sent only exe I want ex4',
    'get raw file instead of setup',
    'install by hand without the installer',
  ],
  'what-to-send': [
    'need human help installing',
    'remote assistance for the installation',
    'what to tell the vendor about failed install',
    'screenshot of install message send to whom',
  ],
};
