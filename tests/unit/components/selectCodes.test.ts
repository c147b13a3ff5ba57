import {expect, test} from 'vitest';
import {selectCodes, type CodeRange} from '@site/src/components/ReturnCodes/selectCodes';
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

const codes = [
  code('mt4', 'server', 130),
  code('mt4', 'runtime', 4106),
  code('mt5', 'runtime', 4106),
  code('mt5', 'server', 10004),
  code('mt5', 'server', 10016),
  code('mt5', 'server', 10027),
  code('mt5', 'runtime', 4109),
  {...code('mt5', 'runtime', 65536), andHigher: true as const},
];

test.each<[string, CodeRange, string, string[]]>([
  [
    'both ends included',
    {platform: 'mt5', from: '10004', to: '10016'},
    'MetaTrader 5: trade server return codes 10004–10016',
    ['mt5-10004', 'mt5-10016'],
  ],
  [
    'bugs among them',
    {platform: 'mt5', from: '4106', to: '4109'},
    'MetaTrader 5: runtime errors 4106–4109',
    ['mt5-4106', 'mt5-4109'],
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
])('selects the rows of a range and names it: %s', (_, range, caption, ids) => {
  const selected = selectCodes(codes, range);
  expect(selected.caption).toBe(caption);
  expect(selected.rows.map(({id}) => id)).toEqual(ids);
});

test.each<[string, CodeRange, string]>([
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
