import type {Root, RootContent} from 'mdast';
import {describe, expect, test} from 'vitest';
import type {JournalLine} from '@site/src/data/journal-lines/types';
import {anchoredTable, constantCode, messageTexts} from '@site/src/markdown/remark/anchoredTable';
import {installerMessages} from '@site/src/markdown/remark/installerMessages';
import {journalLines} from '@site/src/markdown/remark/journalLines';
import {stopReasons} from '@site/src/markdown/remark/stopReasons';
import {attributes, elements, run, textOf} from './run';

const text = (value: string): RootContent => ({type: 'text', value});

const page = (...children: RootContent[]): Root => ({type: 'root', children});

/** The attribute of an element that is a list of texts. */
function list(value: unknown): unknown {
  const {type, value: json} = value as {type: string; value: string};
  expect(type).toBe('mdxJsxAttributeValueExpression');
  return JSON.parse(json);
}

test('a table names its columns, and a row its anchor', () => {
  const table = page(
    anchoredTable({
      caption: 'Two rows',
      columns: ['Number', 'Meaning'],
      rows: [
        {
          id: 'mt4-130',
          name: '130',
          cells: [[text('130')], [text('stops')]],
        },
        {id: 'plain', name: 'plain', cells: [[text('no code')]]},
      ],
    }),
  );
  const [{caption, columns} = {}] = elements(table, 'AnchoredTable').map(attributes);
  expect(caption).toBe('Two rows');
  expect(list(columns)).toEqual(['Number', 'Meaning']);
  const rows = elements(table, 'AnchoredTable.Row');
  expect(rows.map(attributes)).toEqual([
    {id: 'mt4-130', name: '130'},
    {id: 'plain', name: 'plain'},
  ]);
  expect(rows.map((row) => row.children.map(textOf))).toEqual([['130', 'stops'], ['no code']]);
  expect(rows[0]?.children[0]).toMatchObject({name: null, data: {_mdxExplicitJsx: true}});
});

test('a constant is an element of its own', () => {
  expect(
    attributes(elements(page(constantCode('ERR_NO_MONEY')), 'AnchoredTable.Constant')[0]),
  ).toEqual({
    name: 'ERR_NO_MONEY',
  });
});

describe('texts of messages', () => {
  test.each([
    ['both, each under its own head', ['Invalid stops'], ['invalid S/L'], ['invalid S/L']],
    ['the library’s words only once', ['No money'], ['no money', 'not enough'], ['not enough']],
    ['the terminal’s alone', ['No money'], [], []],
    ['the library’s alone', [], ['no money'], ['no money']],
  ])('%s', (_, terminal, library, shown) => {
    const messages = [
      ...library.map((it) => ({by: 'library' as const, text: it, source: 'STDLIB4' as const})),
      ...terminal.map((it) => ({by: 'terminal' as const, text: it, source: 'STDLIB4' as const})),
    ];
    const root = page(...messageTexts(messages));
    const found = elements(root, 'AnchoredTable.Messages').map(attributes);
    expect(found.map((it) => [list(it['terminal']), list(it['library'])])).toEqual([
      [terminal, shown],
    ]);
  });

  test.each([[undefined], [[]]])('nothing for %o', (messages) => {
    expect(messageTexts(messages)).toEqual([]);
  });
});

describe('log lines', () => {
  const line = (id: string, rest: Partial<JournalLine>): JournalLine => ({
    id,
    text: `Text of ${id}`,
    platforms: ['mt5'],
    meaning: 'It means **this**.',
    action: 'See [Support](/docs/support/).',
    source: 'GH',
    ...rest,
  });
  const plugin = journalLines({
    lines: [
      line('log-one', {tab: 'Journal'}),
      line('log-both', {platforms: ['mt4', 'mt5'], tab: 'Experts'}),
      line('log-no-tab', {platforms: ['mt4']}),
    ],
  });
  const rows = elements(run(plugin, '<JournalLines />'), 'AnchoredTable.Row');

  test('have a row each', () => {
    expect(rows.map(attributes)).toEqual([
      {id: 'log-one', name: 'Text of log-one'},
      {id: 'log-both', name: 'Text of log-both'},
      {id: 'log-no-tab', name: 'Text of log-no-tab'},
    ]);
  });

  test('say where they are seen', () => {
    expect(rows.flatMap((row) => elements(row, 'small')).map(textOf)).toEqual([
      'MT5, Journal',
      'MT4 and MT5, Experts',
      'MT4',
    ]);
  });

  test('have the text, then what it means, then what to do', () => {
    expect(rows[0]?.children.map(textOf)).toEqual([
      'Text of log-oneMT5, Journal',
      'It means this.',
      'See Support.',
    ]);
    expect(elements(page(...rows.slice(0, 1)), 'samp').map(textOf)).toEqual(['Text of log-one']);
  });
});

test('a reason why an EA stopped has its constant, its meaning and what to do', () => {
  const reasons = [
    {reason: 4, constant: 'REASON_RECOMPILE', meaning: 'The file changed.', action: 'Check it.'},
  ];
  const root = run(stopReasons({reasons: reasons as never}), '<StopReasons />');
  const [row] = elements(root, 'AnchoredTable.Row');
  expect(attributes(row)).toEqual({id: 'stop-reason-4', name: 'reason 4'});
  expect(row?.children.map(textOf)).toEqual(['4', 'The file changed.', 'Check it.']);
  expect(elements(root, 'AnchoredTable.Constant').map(attributes)).toEqual([
    {name: 'REASON_RECOMPILE'},
  ]);
});

test.each([
  ['an installer message', {code: null}, 'Elevation is required'],
  ['with a code of Windows', {code: '740'}, 'Elevation is requiredWindows code 740'],
])('%s has its words, its cause and its remedy', (_, more, words) => {
  const message = {id: 'windows-740', message: 'Elevation is required', ...more};
  const messages = [{...message, cause: 'UAC.', remedy: 'Confirm it.'}] as never;
  const [row] = elements(
    run(installerMessages({messages}), '<InstallerMessages />'),
    'AnchoredTable.Row',
  );
  expect(attributes(row)['id']).toBe('windows-740');
  expect(row?.children.map(textOf)).toEqual([words, 'UAC.', 'Confirm it.']);
});
