import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import type {PlatformId} from '@site/src/data/platforms';
import type {SearchContext, SearchRecord} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';
import {marked} from './marked';
import {createIndex, NO_CONTEXT, SAMPLE} from './sampleIndex';

const CODES = '/docs/codes';

function page(name: string, title: string, content: string, more: Partial<SearchRecord> = {}) {
  return record({route: `/docs/${name}`, headings: [title], content, ...more});
}

/** A section of a page. Its anchor is the last word of its heading. */
function section(name: string, headings: [string, string], content: string, asked = '') {
  const anchor = headings[1].toLowerCase().split(' ').at(-1) ?? '';
  return record({route: `/docs/${name}`, headings, anchor, content, asked});
}

function code(platform: PlatformId, number: number, name: string, message: string): SearchRecord {
  return record({
    route: CODES,
    headings: ['Codes', `${number} ${name}`],
    anchor: `${platform}-${number}`,
    kind: 'code',
    code: String(number),
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
    content,
  });
}

/**
 * The sample with further pages that compete. Records that should lose come first: equal records keep their
 * order, so a tie makes the test fail.
 */
const index = createIndex([
  ...SAMPLE,
  code('mt4', 132, 'ERR_MARKET_CLOSED', 'market is closed'),
  code('mt5', 10018, 'TRADE_RETCODE_MARKET_CLOSED', 'Market closed'),
  code('mt4', 64, 'ERR_ACCOUNT_DISABLED', 'account disabled'),
  code('mt4', 136, 'ERR_OFF_QUOTES', 'off quotes'),
  code('mt4', 139, 'ERR_ORDER_LOCKED', 'locked'),
  record({
    route: CODES,
    headings: ['Codes', 'trading has been disabled'],
    anchor: 'log-disabled',
    kind: 'logLine',
    message: 'trading has been disabled',
    content: 'The account may only look.',
  }),
  record({
    route: CODES,
    headings: ['Codes', 'expert … removed'],
    anchor: 'log-removed',
    kind: 'logLine',
    message: 'expert … removed',
    content: 'It is on its chart no longer.',
  }),
  page('removing', 'An expert that was removed', 'Click the chart.'),
  page(
    'weekend',
    'When the market is closed',
    'No order is filled. Windows of 64 bit keep running.',
  ),
  page('locked', 'Hedging', 'Two trades of one symbol are a locked position.'),
  term('Market closed hours', 'When no trades are made.'),
  term('Stop out', 'The broker closes trades when the margin is used up.'),
  page('stop', 'Stop out of trades', 'How a stop out comes.'),
  term('Slippage', 'The difference between two prices.'),

  page('orders', 'Orders', 'Slippage, slippage and more slippage when news are out.'),
  page('slippage', 'Reduce slippage', 'Trade in calm hours.'),
  page('fees', 'Commission', 'What is paid for each trade.'),
  page('costs', 'Costs', 'Commission is paid on Friday, before the rollover.'),

  section('days', ['Days', 'On Wednesday'], 'Nothing is new.'),
  section('nights', ['Nights', 'Three times'], 'The rollover is charged.'),
  section('nights', ['Nights', 'Also on Wednesday'], 'It is more.'),

  page('factor', 'Figures', 'The factor of a profit is another figure.'),
  page('figures', 'Figures', 'The profit factor is another figure.'),
  page('position', 'Chart with an open position', 'Lines are drawn.'),
  page('open-chart', 'Position with an open chart', 'Lines are drawn.'),
  page('journal', 'Journal tab of the other program', 'Lines of text in a tab.'),
  page('tab', 'Journal tab', 'Lines of text.'),
  page('profit', 'Take an update', 'The profit is kept.'),
  page('take', 'Kept', 'The take profit is kept.'),

  section('power', ['Power', 'Cut in the house'], 'Wait for the electrician.'),
  section('power', ['Power', 'An outage'], 'Nothing is lost.', 'storm night\nflat battery'),
  section('power', ['Power', 'A generator'], 'Nothing is lost.', 'storm battery'),

  page('install', 'Installed files', 'Where they are.'),
  page('favorite', 'Favorites', 'A list.'),
  page('laptop', 'Which computer to buy', 'A fast one.'),
  page('screensaver', 'Screensavers', 'Turn them off.'),
  page('multiterminal', 'Multiterminals', 'Several at once.'),
]);

const R10: SearchContext = {product: 'r10', platform: null};
const R50: SearchContext = {product: 'r50', platform: null};
const on = (platform: PlatformId, product: string | null = null) => ({product, platform});
const ERROR_CODES = '/docs/support/troubleshooting/error-codes';
const attach = (product: string, platform: PlatformId) =>
  `/docs/${product}/${platform}/setup/attach_ea`;

const ask = (query: string, context = NO_CONTEXT, more: object = {}) =>
  answer({query, ...more}, context, index).hits;
const places = (query: string, context = NO_CONTEXT, more: object = {}) =>
  ask(query, context, more).map(({path}) => path);

test.each([
  // Codes and what terminals print
  ['a number', '10027', NO_CONTEXT, `${ERROR_CODES}#mt5-10027`],
  ['a number of both platforms, MT4 first', '4014', NO_CONTEXT, `${ERROR_CODES}#mt4-4014`],
  ["a number on the reader's platform", '4014', on('mt5'), `${ERROR_CODES}#mt5-4014`],
  ['a number and a platform', '4014 mt5', on('mt4'), `${ERROR_CODES}#mt5-4014`],
  ['a number after a word', 'err130', NO_CONTEXT, `${ERROR_CODES}#mt4-130`],
  [
    'a name that both platforms have',
    'TRADE_RETCODE_MARKET_CLOSED',
    on('mt4'),
    `${CODES}#mt5-10018`,
  ],
  ['a name without its prefix', 'MARKET_CLOSED mt5', NO_CONTEXT, `${CODES}#mt5-10018`],
  ['the meaning of a code', 'sl too close error', NO_CONTEXT, `${ERROR_CODES}#mt4-130`],
  [
    'a line of the journal',
    "'5123': failed buy 0.10 gold [Market closed]",
    NO_CONTEXT,
    `${CODES}#mt5-10018`,
  ],
  ['a line that was cut off', 'order buy 0.1 gold [Off quo', NO_CONTEXT, `${CODES}#mt4-136`],
  ['a message alone', 'off quotes', NO_CONTEXT, `${CODES}#mt4-136`],
  ['a line that names no code', 'trading has been disabled', NO_CONTEXT, `${CODES}#log-disabled`],
  [
    'a line that names no code, among other words',
    'trading has been disabled on the journal tab',
    NO_CONTEXT,
    `${CODES}#log-disabled`,
  ],
  [
    'a line with names in it',
    'expert GoldBot EURUSD,H1: removed',
    NO_CONTEXT,
    `${CODES}#log-removed`,
  ],
  ['a number and a message', 'error 64 account', NO_CONTEXT, `${CODES}#mt4-64`],
  ['a message of one word', 'locked', NO_CONTEXT, `${CODES}#mt4-139`],
  ['a message of one word, beside another word', 'locked position', NO_CONTEXT, '/docs/locked'],
  [
    'a message of one word, beside a word for errors',
    'error locked',
    NO_CONTEXT,
    `${CODES}#mt4-139`,
  ],
  ['a short number of something else', 'windows 64 bit', NO_CONTEXT, '/docs/weekend'],

  // Which part of a section has the words
  ['a heading rather than a text', 'slippage ', NO_CONTEXT, '/docs/slippage'],
  [
    'two words in a text rather than one in a heading',
    'commission friday ',
    NO_CONTEXT,
    '/docs/costs',
  ],
  ['most of the words', 'zebra commission kestrel friday ', NO_CONTEXT, '/docs/costs'],
  [
    'a word that another section of the page has',
    'rollover wednesday ',
    NO_CONTEXT,
    '/docs/nights#wednesday',
  ],
  ['words side by side in a text', 'profit factor ', NO_CONTEXT, '/docs/figures'],
  ['words side by side in a heading', 'open chart ', NO_CONTEXT, '/docs/open-chart'],
  ['a phrase of the synonyms', 'take profit ', NO_CONTEXT, '/docs/take'],
  ['a heading that says nothing else', 'journal tab ', NO_CONTEXT, '/docs/tab'],
  ['a title', 'which computer to buy', NO_CONTEXT, '/docs/laptop'],
  [
    'a question without its small words',
    'why does the installer not start',
    NO_CONTEXT,
    '/docs/support/faq/setup#installer',
  ],
  ['a question of owners', 'flat battery ', NO_CONTEXT, '/docs/power#outage'],
  ['a question of owners, not words of two', 'storm battery ', NO_CONTEXT, '/docs/power#generator'],

  // Other meanings of a word
  ['another form of a word', 'installation ', NO_CONTEXT, '/docs/install'],
  ['British spelling', 'favourites ', NO_CONTEXT, '/docs/favorite'],
  ['a synonym', 'macbook pc ', NO_CONTEXT, '/docs/laptop'],
  ['a phrase for a word', 'robot on chart mt5', R50, attach('r50', 'mt5')],
  ['the start of a word', 'screens', NO_CONTEXT, '/docs/screensaver'],
  ['a misspelt word', 'multitreminal ', NO_CONTEXT, '/docs/multiterminal'],
  ['a word that is written in two', 'r 400', NO_CONTEXT, '/docs/r400/'],

  // Terms
  ['a definition', 'what is stop out', NO_CONTEXT, '/docs/terms#term-stop-out'],
  [
    'a definition, asked with "meaning"',
    'slippage meaning',
    NO_CONTEXT,
    '/docs/terms#term-slippage',
  ],

  // Manuals and platforms
  ["the reader's manual", 'drawdown', R50, '/docs/r50/drawdown'],
  ["the reader's manual, for a misspelt word", 'drawdwon', R10, '/docs/r10/drawdown'],
  ["the manual of the query, not the reader's", 'r400 drawdown', R50, '/docs/r400/drawdown'],
  ["the reader's platform", 'attach ea', on('mt5', 'r50'), attach('r50', 'mt5')],
  [
    "the platform of the query, not the reader's",
    'attach ea mt5',
    on('mt4', 'r50'),
    attach('r50', 'mt5'),
  ],
  ['MT4, where nothing else decides', 'attach ea', R50, attach('r50', 'mt4')],
  ['both of the query', 'attach r400 mt4', on('mt5', 'r50'), attach('r400', 'mt4')],
  [
    'the first manual, for readers of none',
    'smiling face',
    NO_CONTEXT,
    `${attach('r10', 'mt4')}#allow`,
  ],
] as const)('%s: "%s"', (_, query, context, expected) => {
  expect(places(query, context)[0]).toBe(expected);
});

test.each(['zebra kestrel ', '', '?!'])('nothing is found for "%s"', (query) => {
  expect(ask(query)).toEqual([]);
});

test('a term alone is among the first three rows, below a page that has more to say', () => {
  const [first, ...others] = places('stop out').slice(0, 3);
  expect(first).toBe('/docs/stop');
  expect(others).toContain('/docs/terms#term-stop-out');
});

test('of one page, only that page is listed', () => {
  const route = attach('r400', 'mt5');
  const rows = places('smiling face on a chart', R50, {page: route});
  expect(rows[0]).toBe(`${route}#allow`);
  expect(rows.every((row) => row.startsWith(route))).toBe(true);
});

test('the row of a code shows its message and what to do', () => {
  const [hit] = ask('off quotes');
  expect(marked(hit?.message)).toBe('[off] [quotes]');
  expect(marked(hit?.remedy)).toBe('Try again later.');
});
