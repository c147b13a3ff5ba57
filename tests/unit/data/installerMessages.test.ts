import {expect, test} from 'vitest';
import type {InstallerMessage} from '@site/src/data/installer-messages/types';
import {validateInstallerMessages} from '@site/src/data/installer-messages/validate';

const message: InstallerMessage = {
  id: 'windows-740',
  message: 'Elevation is required',
  code: '740',
  cause: 'UAC.',
  remedy: 'Confirm it.',
  source: 'WINERR',
};

test.each<[string, readonly object[], string]>([
  [
    'a duplicate id',
    [message, message],
    'src/data/installer-messages: windows-740: exists twice: keep one of them.',
  ],
])('refuses an installer message with %s', (_, messages, sentence) => {
  expect(() => {
    validateInstallerMessages(messages as InstallerMessage[]);
  }).toThrow(sentence);
});
