import {expect, test} from 'vitest';
import type {ReturnCode} from '@site/src/data/return-codes/types';
import {returnCodes} from '@site/src/markdown/remark/returnCodes';
import {attributes, elements, run, textOf} from './run';

function code(
  platform: ReturnCode['platform'],
  kind: ReturnCode['kind'],
  number: number,
): ReturnCode {
  return {
    platform,
    kind,
    code: number,
    constant: `ERR_NUMBER_${number}`,
    meaning: `Meaning of ${number}.`,
    action: 'See [Support](/docs/support/).',
    source: 'GEN',
    confidence: 'sure',
  };
}

const codes = [
  code('mt4', 'server', 130),
  code('mt4', 'runtime', 4106),
  code('mt5', 'runtime', 4106),
  code('mt5', 'server', 10004),
  code('mt5', 'server', 10016),
  code('mt5', 'server', 10027),
  code('mt5', 'bug', 4109),
  {...code('mt5', 'runtime', 65536), andHigher: true as const},
];
const plugin = returnCodes({codes});

function rowIds(source: string): unknown[] {
  return elements(run(plugin, source), 'AnchoredTable.Row').map((row) => attributes(row)['id']);
}

test.each([
  [
    'both ends included',
    '<ReturnCodes platform="mt5" kind="server" from="10004" to="10016" />',
    ['mt5-10004', 'mt5-10016'],
  ],
  [
    'an end at a code of another kind',
    '<ReturnCodes platform="mt5" kind="runtime" from="4106" to="4109" />',
    ['mt5-4106'],
  ],
  [
    'a range without an end',
    '<ReturnCodes platform="mt5" kind="server" from="10016" />',
    ['mt5-10016', 'mt5-10027'],
  ],
  ['all codes, without a range', '<ReturnCodes platform="mt4" kind="server" />', ['mt4-130']],
  ['the other platform', '<ReturnCodes platform="mt5" kind="runtime" to="4106" />', ['mt5-4106']],
  [
    'inside another element',
    '<div>\n<ReturnCodes platform="mt4" kind="runtime" />\n</div>',
    ['mt4-4106'],
  ],
])('takes the rows of a range: %s', (_, source, expected) => {
  expect(rowIds(source)).toEqual(expected);
});

test.each([
  [
    'platform="mt5" kind="server" from="10004" to="10027"',
    'MetaTrader 5: trade server return codes 10004–10027',
  ],
  ['platform="mt4" kind="server"', 'MetaTrader 4: trade server return codes 130'],
  ['platform="mt5" kind="runtime"', 'MetaTrader 5: runtime errors 4106–65536 and higher'],
])('names the platform and the codes in the caption: %s', (given, caption) => {
  const [table] = elements(run(plugin, `<ReturnCodes ${given} />`), 'AnchoredTable');
  expect(attributes(table)['caption']).toBe(caption);
});

test('puts the number with the constant, the meaning and the action into the cells of a row', () => {
  const [row] = elements(
    run(plugin, '<ReturnCodes platform="mt4" kind="server" />'),
    'AnchoredTable.Row',
  );
  expect(attributes(row)).toEqual({id: 'mt4-130', name: '130'});
  expect(row?.children.map(textOf)).toEqual(['130', 'Meaning of 130.', 'See Support.']);
  const [constant] = row ? elements(row, 'AnchoredTable.Constant') : [];
  expect(attributes(constant)).toEqual({name: 'ERR_NUMBER_130'});
});

test('gives bugs a table of their own, which has their remedy in place of a column', () => {
  const root = run(plugin, '<ReturnCodes platform="mt5" kind="bug" />');
  const [table] = elements(root, 'AnchoredTable');
  expect(attributes(table)).toMatchObject({
    caption: 'MetaTrader 5: bugs in an EA 4109',
    columns: {value: '["Code","Meaning"]'},
  });
  const [row] = elements(root, 'AnchoredTable.Row');
  expect(row?.children.map(textOf)).toEqual(['4109', 'Meaning of 4109.']);
});

test.each([
  [
    'a range that begins at no code',
    '<ReturnCodes platform="mt5" kind="server" from="10005" />',
    'docs/page.mdx:1: There is no MT5 code 10005: begin and end the range at a code of src/data/return-codes.',
  ],
  [
    'a range that ends at a code of the other platform',
    '<ReturnCodes platform="mt5" kind="server" to="130" />',
    'There is no MT5 code 130',
  ],
  [
    'a range from high to low',
    '<ReturnCodes platform="mt5" kind="server" from="10016" to="10004" />',
    'There are no MT5 trade server return codes from 10016 to 10004 in src/data/return-codes',
  ],
  [
    'an expression',
    '<ReturnCodes platform="mt4" kind="server" from={2} />',
    'from must be plain text: from="…"',
  ],
  [
    'a spread',
    '<ReturnCodes {...props} />',
    '<ReturnCodes> is expanded at compile time, so {…} must be plain text',
  ],
  [
    'a code in two tables',
    '<ReturnCodes platform="mt5" kind="server" to="10016" />\n\n<ReturnCodes platform="mt5" kind="server" from="10016" />',
    'docs/page.mdx:3: Code 10016 is in two tables of this page',
  ],
])('rejects %s', (_, source, message) => {
  expect(() => run(plugin, source)).toThrow(message);
});
