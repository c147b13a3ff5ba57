import {expect, test} from 'vitest';
import type {InstallerMessage} from '@site/src/data/installer-messages/types';
import {isSourceKey} from '../../../src/data/sources';
import {validateInstallerMessages} from '@site/src/data/installer-messages/validate';

const message: InstallerMessage = {
  id: 'windows-740',
  message: 'Elevation is required',
  code: '740',
  cause: 'UAC.',
  remedy: 'Confirm it.',
  source: 'WINERR',
  confidence: 'likely',
};

test.each<[string, readonly object[], string]>([
  [
    'a duplicate id',
    [message, message],
    'The installer message "windows-740" exists twice: keep one of them.',
  ],
])('refuses an installer message with %s', (_, messages, sentence) => {
  expect(() => {
    validateInstallerMessages(messages as InstallerMessage[]);
  }).toThrow(sentence);
});

test.each(['Q6', '', 'toString', '__proto__'])('%j is not a source', (key) => {
  expect(isSourceKey(key)).toBe(false);
});
