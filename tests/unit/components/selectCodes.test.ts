import {expect, test} from 'vitest';
import {selectCodes, type CodeSelection} from '@site/src/components/ReturnCodes/selectCodes';
import {sharedRows} from '@site/src/data/return-codes/sharedRows';
import type {CodeRow} from '@site/src/data/tableRows';

const code = (platform: CodeRow['platform'], kind: CodeRow['kind'], number: number): CodeRow => ({
  id: `${platform}-${number}`,
  platform,
  kind,
  code: number,
  constant: `ERR_${number}`,
  meaning: `Meaning of ${number}.`,
  action: 'Send the log.',
  terminal: [],
  library: [],
});

const codes: readonly CodeRow[] = [
  {...code('mt4', 'server', 0), role: 'information', action: 'No action needed.'},
  code('mt4', 'server', 130),
  code('mt4', 'runtime', 4106),
  {...code('mt4', 'runtime', 4107), meaning: sharedRows.eaBug.meaning},
  code('mt5', 'runtime', 4106),
  code('mt5', 'server', 10004),
  code('mt5', 'server', 10016),
  code('mt5', 'server', 10027),
  code('mt5', 'runtime', 4109),
  {...code('mt5', 'runtime', 65536), andHigher: true as const},
];

test.each<[string, CodeSelection, string, string[]]>([
  [
    'both ends included',
    {platform: 'mt5', from: '10004', to: '10016'},
    'MetaTrader 5: trade server return codes 10004–10016',
    ['mt5-10004', 'mt5-10016'],
  ],
  [
    'without bugs and harmless numbers',
    {platform: 'mt4', from: '0', to: '4107'},
    'MetaTrader 4: trade server return codes 0–4107',
    ['mt4-130', 'mt4-4106'],
  ],
  [
    'the bugs of a platform',
    {platform: 'mt4', only: 'bugs'},
    'MetaTrader 4: numbers of bugs in EAs',
    ['mt4-4107'],
  ],
  [
    'its harmless numbers',
    {platform: 'mt4', only: 'harmless'},
    'MetaTrader 4: numbers that mean nothing is wrong',
    ['mt4-0'],
  ],
  [
    'one code',
    {platform: 'mt4', from: '130', to: '130'},
    'MetaTrader 4: trade server return codes 130',
    ['mt4-130'],
  ],
  [
    'a code that stands for all higher ones',
    {platform: 'mt5', from: '65536', to: '65536'},
    'MetaTrader 5: runtime errors 65536 and higher',
    ['mt5-65536'],
  ],
])('selects the rows of a table and names it: %s', (_, selection, label, ids) => {
  const selected = selectCodes(codes, selection);
  expect(selected.label).toBe(label);
  expect(selected.rows.map(({id}) => id)).toEqual(ids);
});

test.each<[string, CodeSelection, string]>([
  [
    'a range that begins at no code',
    {platform: 'mt5', from: '10005', to: '10016'},
    'There is no MT5 code 10005: begin and end the range at a code of src/data/return-codes.',
  ],
  [
    'a range that ends at a code of the other platform',
    {platform: 'mt5', from: '10004', to: '130'},
    'There is no MT5 code 130',
  ],
  [
    'a range from high to low',
    {platform: 'mt5', from: '10016', to: '10004'},
    'There are no MT5 codes from 10016 to 10004.',
  ],
])('rejects %s', (_, range, message) => {
  expect(() => selectCodes(codes, range)).toThrow(message);
});
