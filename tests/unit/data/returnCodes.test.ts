import {expect, test} from 'vitest';
import {allReturnCodes} from '../../../src/data/return-codes';
import {remedies} from '../../../src/data/return-codes/remedies';
import type {ReturnCode} from '../../../src/data/return-codes/types';
import {validateReturnCodes} from '../../../src/data/return-codes/validate';

test.each([
  ['mt4', 0],
  ['mt4', 4000],
  ['mt5', 10008],
  ['mt5', 10009],
  ['mt5', 10010],
  ['mt5', 10025],
])('says that %s %i is no failure', (platform, code) => {
  const row = allReturnCodes.find((item) => item.platform === platform && item.code === code);
  expect(row?.meaning).toMatch(/^(Success|No error|No failure)\b/);
});

test.each([
  ['mt4', 148, '/docs/support/troubleshooting/too-many-open-positions'],
  ['mt5', 10033, '/docs/support/troubleshooting/too-many-open-positions'],
  ['mt5', 10034, '/docs/support/troubleshooting/too-many-open-positions'],
  ['mt5', 10040, '/docs/support/troubleshooting/too-many-open-positions'],
  ['mt4', 6, '/docs/support/troubleshooting/metatrader/no-connection'],
  ['mt4', 64, '/docs/support/troubleshooting/metatrader/no-connection'],
  ['mt4', 65, '/docs/support/troubleshooting/metatrader/no-connection'],
  ['mt5', 10031, '/docs/support/troubleshooting/metatrader/no-connection'],
  ['mt4', 4018, '/docs/support/troubleshooting/installer-errors'],
])('leads from %s %i to the page about it', (platform, code, page) => {
  const row = allReturnCodes.find((item) => item.platform === platform && item.code === code);
  expect(row?.action).toContain(`(${page})`);
});

test('gives each bug the remedy that all of them share', () => {
  const bugs = allReturnCodes.filter(({kind}) => kind === 'bug');
  expect(bugs.map(({platform}) => platform)).toContain('mt4');
  expect(new Set(bugs.map(({action}) => action))).toEqual(new Set([remedies.sendLog]));
});

const row: ReturnCode = {
  platform: 'mt5',
  kind: 'server',
  code: 10009,
  constant: 'TRADE_RETCODE_DONE',
  meaning: 'Success.',
  action: 'No action needed.',
  source: 'Q5-RET',
  confidence: 'sure',
};

function withMessages(...texts: string[]): ReturnCode {
  return {...row, messages: texts.map((text) => ({text, by: 'library', source: 'TRADE.MQH'}))};
}

test.each<[string, readonly object[], string]>([
  [
    'a code twice',
    [row, {...row, constant: 'TRADE_RETCODE_OTHER'}],
    'Return code 10009 of mt5 exists twice, as TRADE_RETCODE_DONE and as TRADE_RETCODE_OTHER: keep one of them.',
  ],
  ['a code twice over both kinds', [row, {...row, kind: 'runtime'}], 'exists twice'],
  ['no meaning', [{...row, meaning: ' '}], 'Return code 10009 of mt5 has no meaning'],
  ['no action', [{...row, action: ''}], 'does not say what to do: write "No action needed."'],
  [
    'an unknown source',
    [{...row, source: 'Q6'}],
    'names the source "Q6", which is not in src/data/sources.ts.',
  ],
  ['a broken number', [{...row, code: 1.5}], 'is not a whole number from 0 upwards.'],
  ['a constant in another form', [{...row, constant: 'done'}], 'has the constant "done"'],
  [
    'a message without text',
    [withMessages('')],
    'Return code 10009 of mt5 has a message without text: write what readers see, or leave the message out.',
  ],
  [
    'a message of spaces',
    [withMessages(' ')],
    'Return code 10009 of mt5 has a message without text',
  ],
  [
    'a message with a space at its end',
    [withMessages('Request executed', 'done ')],
    'Return code 10009 of mt5 has the message "done " with spaces around it: remove them.',
  ],
  [
    'a message in square brackets',
    [withMessages('[Request executed]')],
    'Return code 10009 of mt5 has the message "[Request executed]" in brackets: write what is inside them.',
  ],
  [
    'a message in round brackets',
    [withMessages('(Request executed)')],
    'has the message "(Request executed)" in brackets',
  ],
  [
    'a message twice',
    [withMessages('done', 'Request executed', 'done')],
    'Return code 10009 of mt5 has the message "done" twice: keep one of them.',
  ],
  [
    'a message from an unknown source',
    [{...row, messages: [{text: 'done', by: 'library', source: 'Q6'}]}],
    'Return code 10009 of mt5 has the message "done" from the source "Q6", which is not in src/data/sources.ts.',
  ],
])('refuses %s', (_, rows, message) => {
  expect(() => {
    validateReturnCodes(rows as ReturnCode[]);
  }).toThrow(message);
});

test('accepts the same number on both platforms', () => {
  expect(() => {
    validateReturnCodes([row, {...row, platform: 'mt4'}]);
  }).not.toThrow();
});

test.each<[string, ReturnCode[]]>([
  ['brackets at its end', [withMessages('deleted [no money]')]],
  ['the same words in other letters', [withMessages('Requote', 'requote')]],
  ['no message', [withMessages()]],
  ['the message of another row', [withMessages('done'), {...withMessages('done'), code: 10010}]],
])('accepts %s', (_, rows) => {
  expect(() => {
    validateReturnCodes(rows);
  }).not.toThrow();
});

test.each<[ReturnCode['platform'], number, readonly string[]]>([
  ['mt4', 130, ['library STDLIB4: invalid stops']],
  ['mt4', 136, ['terminal FF: Off quotes', 'library STDLIB4: off quotes']],
  ['mt4', 4112, ['library DWXZ-16: unknown error']],
  [
    'mt5',
    10016,
    [
      'terminal JESS-1: Invalid stops',
      'terminal MQHELP: Invalid S/L or T/P',
      'library TRADE.MQH: invalid stops',
    ],
  ],
  ['mt5', 10042, ['library TRADE.MQH: unknown retcode 10042']],
  ['mt5', 65536, []],
])('%s %i has the texts that readers see, those of the terminal first', (platform, code, texts) => {
  const found = allReturnCodes.find((item) => item.platform === platform && item.code === code);
  expect(found?.messages?.map(({text, by, source}) => `${by} ${source}: ${text}`)).toEqual(texts);
});
