import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import type {Platform, SearchRecord} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NOWHERE, placeOf, SAMPLE} from './sampleIndex';

const CODES = '/docs/codes';

function code(platform: Platform, number: number, name: string, message: string): SearchRecord {
  return record({
    route: CODES,
    headings: ['Codes', `${number} ${name}`],
    anchor: `${platform}-${number}`,
    kind: 'code',
    code: String(number),
    type: 'lvl2',
    platform,
    message,
    content: 'The server has refused the order.',
    remedy: 'Try again later.',
  });
}

function term(name: string, content: string): SearchRecord {
  return record({
    route: '/docs/terms',
    manual: 'Basics',
    headings: ['Terms', name],
    anchor: `term-${name.toLowerCase().replace(/ /g, '-')}`,
    kind: 'term',
    type: 'lvl2',
    content,
  });
}

/** The sample with what terminals print, and more terms. */
const index = createIndex([
  ...SAMPLE,
  code('mt4', 132, 'ERR_MARKET_CLOSED', 'market is closed'),
  code('mt5', 10018, 'TRADE_RETCODE_MARKET_CLOSED', 'Market closed'),
  code('mt4', 64, 'ERR_ACCOUNT_DISABLED', 'account disabled'),
  code('mt4', 136, 'ERR_OFF_QUOTES', 'off quotes'),
  record({
    route: CODES,
    headings: ['Codes', 'trading has been disabled'],
    anchor: 'log-disabled',
    kind: 'logLine',
    type: 'lvl2',
    message: 'trading has been disabled',
    content: 'The account may only look.',
  }),
  record({
    route: '/docs/weekend',
    headings: ['When the market is closed'],
    content: 'At the weekend no order is filled. Windows of 64 bit keep running.',
  }),
  term('Market closed hours', 'When no trades are made.'),
  term('Stop out', 'The broker closes trades when the margin is used up.'),
  record({route: '/docs/stop', headings: ['Stop out of trades'], content: 'How a stop out comes.'}),
]);

const ask = (query: string, more: object = {}) =>
  answer({query, indexName: 'manual', ...more}, NOWHERE, index).hits;

test.each([
  ['a line of the journal', "'5123': failed buy 0.10 gold [Market closed]", `${CODES}#mt5-10018`],
  ['a line that was cut off', 'order buy 0.1 gold [Off quo', `${CODES}#mt4-136`],
  ['a message alone', 'off quotes', `${CODES}#mt4-136`],
  ['a line that names no code', 'trading has been disabled', `${CODES}#log-disabled`],
  ['a number and a message', 'error 64 account', `${CODES}#mt4-64`],
  ['a short number of something else', 'windows 64 bit', '/docs/weekend'],
  ['a definition', 'what is stop out', '/docs/terms#term-stop-out'],
  ['a title', 'when the market is closed', '/docs/weekend'],
])('%s leads to the right row: "%s"', (_, query, expected) => {
  expect(placeOf(ask(query)[0]?.url ?? '')).toBe(expected);
});

test('a term alone is among the first three rows, below a page that has more to say', () => {
  const places = ask('stop out').map(({url}) => placeOf(url));
  expect(places[0]).toBe('/docs/stop');
  expect(places.slice(0, 3)).toContain('/docs/terms#term-stop-out');
});

test('the row of a code shows its message and what to do', () => {
  const [hit] = ask('off quotes');
  expect(hit?._snippetResult).toMatchObject({
    message: {value: '<mark>off</mark> <mark>quotes</mark>'},
    remedy: {value: 'Try again later.'},
  });
});
