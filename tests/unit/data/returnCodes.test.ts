import {expect, test} from 'vitest';
import {allReturnCodes} from '../../../src/data/return-codes';
import type {ReturnCode} from '../../../src/data/return-codes/types';
import {validateReturnCodes} from '../../../src/data/return-codes/validate';
import {mt4Runtime, mt4Server, mt5Runtime, mt5Server} from '../../fixtures/return-codes';

test.each([
  ['mt4', 'server', mt4Server, 32],
  ['mt4', 'runtime', mt4Runtime, 40],
  ['mt5', 'server', mt5Server, 41],
  ['mt5', 'runtime', mt5Runtime, 44],
])('has all codes of %s %s', (platform, kind, expected, count) => {
  const rows = allReturnCodes.filter((row) => row.platform === platform && row.kind === kind);
  expect(rows.map(({code, constant}) => [code, constant])).toEqual(expected);
  expect(rows).toHaveLength(count);
});

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

const row: ReturnCode = {
  platform: 'mt5',
  kind: 'server',
  code: 10009,
  constant: 'TRADE_RETCODE_DONE',
  meaning: 'Success.',
  action: 'Nothing.',
  source: 'Q5-RET',
  confidence: 'sure',
};

test.each<[string, readonly object[], string]>([
  [
    'a code twice',
    [row, {...row, constant: 'TRADE_RETCODE_OTHER'}],
    'Return code 10009 of mt5 is there twice, as TRADE_RETCODE_DONE and as TRADE_RETCODE_OTHER: keep one of them.',
  ],
  ['a code twice over both kinds', [row, {...row, kind: 'runtime'}], 'is there twice'],
  ['no meaning', [{...row, meaning: ' '}], 'Return code 10009 of mt5 has no meaning'],
  ['no action', [{...row, action: ''}], 'does not say what to do: write "Nothing."'],
  [
    'an unknown source',
    [{...row, source: 'Q6'}],
    'names the source "Q6", which is not in src/data/sources.ts.',
  ],
  ['a broken number', [{...row, code: 1.5}], 'is not a whole number from 0 upwards.'],
  ['a constant in another form', [{...row, constant: 'done'}], 'has "done" for its constant'],
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
