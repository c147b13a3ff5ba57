import {expect, test} from 'vitest';
import {installerMessages} from '@site/src/data/installer-messages';
import type {InstallerMessage} from '@site/src/data/installer-messages/types';
import {isSourceKey, sources} from '../../../src/data/sources';
import {stopReasons} from '../../../src/data/stop-reasons';
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
  ['no cause', [{...message, cause: ''}], 'lacks its message, its cause or its remedy.'],
  [
    'an unknown source',
    [{...message, source: 'X'}],
    'names the source "X", which is not in src/data/sources.ts.',
  ],
])('refuses an installer message with %s', (_, messages, sentence) => {
  expect(() => {
    validateInstallerMessages(messages as InstallerMessage[]);
  }).toThrow(sentence);
});

test.each([
  '225',
  '5',
  '740',
  '1223',
  '32',
  '112',
  '206',
  '193',
  '126',
  '127',
  '1603',
  '1618',
  '3010',
])('explains Windows code %s', (code) => {
  expect(installerMessages.some((item) => item.code?.split(/\D+/).includes(code))).toBe(true);
});

test('has the ten reasons, in order', () => {
  expect(stopReasons.map(({reason, constant}) => `${reason} ${constant}`)).toEqual([
    '0 REASON_PROGRAM',
    '1 REASON_REMOVE',
    '2 REASON_RECOMPILE',
    '3 REASON_CHARTCHANGE',
    '4 REASON_CHARTCLOSE',
    '5 REASON_PARAMETERS',
    '6 REASON_ACCOUNT',
    '7 REASON_TEMPLATE',
    '8 REASON_INITFAILED',
    '9 REASON_CLOSE',
  ]);
});

const WITHOUT_PAGE = ['GEN', 'GH'];

test.each(Object.entries(sources))('source %s has a title and an address', (key, {title, url}) => {
  expect(isSourceKey(key)).toBe(true);
  expect(title.trim()).not.toBe('');
  if (WITHOUT_PAGE.includes(key)) {
    expect(url).toBeNull();
  } else {
    expect(url).toMatch(/^https?:\/\//);
  }
});

test.each(['Q6', '', 'toString', '__proto__'])('%j is not a source', (key) => {
  expect(isSourceKey(key)).toBe(false);
});
