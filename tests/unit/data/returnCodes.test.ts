import {expect, test} from 'vitest';
import {allReturnCodes} from '../../../src/data/return-codes';
import type {ReturnCode} from '../../../src/data/return-codes/types';
import {validateReturnCodes} from '../../../src/data/return-codes/validate';

const row: ReturnCode = {
  platform: 'mt5',
  kind: 'server',
  code: 10009,
  constant: 'TRADE_RETCODE_DONE',
  meaning: 'Success.',
  action: 'No action needed.',
  source: 'Q5-RET',
};

function withMessages(...texts: string[]): ReturnCode {
  return {...row, messages: texts.map((text) => ({text, by: 'library', source: 'TRADE.MQH'}))};
}

test.each<[string, readonly object[], string]>([
  [
    'a code twice',
    [row, {...row, constant: 'TRADE_RETCODE_OTHER'}],
    'src/data/return-codes: mt5 10009: exists twice: keep one of them.',
  ],
  ['a code twice over both kinds', [row, {...row, kind: 'runtime'}], 'exists twice'],
  ['a broken number', [{...row, code: 1.5}], 'is not a whole number from 0 upwards.'],
  [
    'a constant in another form',
    [{...row, constant: 'done'}],
    'mt5 10009: the constant is "done": write it as MQL does',
  ],
  [
    'a message with a space at its end',
    [withMessages('Request executed', 'done ')],
    'mt5 10009: the message "done " has spaces around it: remove them.',
  ],
  [
    'a message in square brackets',
    [withMessages('[Request executed]')],
    'the message "[Request executed]" is in brackets: write what is inside them.',
  ],
  [
    'a message in round brackets',
    [withMessages('(Request executed)')],
    'the message "(Request executed)" is in brackets',
  ],
  [
    'a message twice',
    [withMessages('done', 'Request executed', 'done')],
    'mt5 10009: the message "done" is there twice: keep one of them.',
  ],
])('refuses %s', (_, rows, message) => {
  expect(() => {
    validateReturnCodes(rows as ReturnCode[]);
  }).toThrow(message);
});

test.each<[string, ReturnCode[]]>([
  ['the same number on both platforms', [row, {...row, platform: 'mt4'}]],
  ['brackets at its end', [withMessages('deleted [no money]')]],
  ['the same words in other letters', [withMessages('Requote', 'requote')]],
  ['no message', [withMessages()]],
  ['the message of another row', [withMessages('done'), {...withMessages('done'), code: 10010}]],
])('accepts %s', (_, rows) => {
  expect(() => {
    validateReturnCodes(rows);
  }).not.toThrow();
});

test('the texts of the terminal are before those of the library', () => {
  for (const {platform, code, messages = []} of allReturnCodes) {
    const authors = messages.map(({by}) => by);
    expect(authors, `${platform}-${code}`).toEqual([...authors].sort().reverse());
  }
});
