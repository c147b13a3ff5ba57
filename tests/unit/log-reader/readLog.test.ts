// cspell:ignore Fehlercode ошибка Uninitalization

import {matcher as createTables} from '@site/src/log-reader/tables';
import type {PlatformId} from '@site/src/data/platforms';
import {readLog} from '@site/src/log-reader/readLog';
import {expect, test} from 'vitest';

const matcher = createTables();

const read = (text: string, likelier: PlatformId | null = null) => readLog(text, matcher, likelier);
const idsIn = (text: string) => read(text).rows.map(({id}) => id);

/** A line of MT5's Journal, as it is copied from the tab. */
const journal = (message: string, time = '09:14:03.112') =>
  `2026.11.25 ${time}\tTrades\t'81234567': ${message}`;

/** A line that an EA wrote in MT5, and one in MT4. */
const mt5 = (message: string) => `2026.11.25 09:14:03.118\tYourEA (EURUSD,H1)\t${message}`;
const mt4 = (message: string) => `2026.11.25 09:14:03.118\tYourEA EURUSD,H1: ${message}`;

test.each([
  // A success that is called a failure
  [
    'a refusal that was carried out',
    journal('failed market sell 0.10 GBPUSD [Done]'),
    ['log-failed-done'],
  ],
  [
    'a price in the brackets of a success',
    mt5('CTrade::OrderSend: market buy 0.10 EURUSD [done at 1.16124]'),
    ['mt5-10009'],
  ],
  [
    'a part of the volume',
    mt5('CTrade::OrderSend: market buy 1.00 EURUSD [done partially 0.50 at 1.08500]'),
    ['mt5-10010'],
  ],
  [
    'the prices behind a message',
    mt5(
      'CTrade::OrderSend: instant sell 0.01 position #829507 EURUSD at 1.21442 [requote (1.21445/1.21447)]',
    ),
    ['mt5-10004'],
  ],
  // What MetaQuotes' library says for a code
  ['a description', mt5('Failed to open position: Invalid order filling type'), ['mt5-10030']],
  ['a code before its text', mt5('Order failed (attempt 1): 10016 - Invalid stops'), ['mt5-10016']],
  ['a code and its text', 'I get 10015 invalid price', ['mt5-10015']],
  ['a code before other words', 'I paid 10015 euros for it', []],
  [
    'a code before its text in brackets',
    mt5('Error opening BUY order: 10016 (stops)'),
    ['mt5-10016'],
  ],
  ['a code that ends at a semicolon', mt4('Error opening order : 131; Lot: 0.01'), ['mt4-131']],
  [
    'a code of MT5 after words of MT4',
    'OrderSend failed with error: 4756 (Wrong request structure)',
    ['mt5-4756'],
  ],
  ['a refusal with a code', mt5('failed with code 5039'), ['mt5-5039']],
  [
    'a refusal that only MT5 prints',
    'not enough money [instant sell 0.01 XAUUSD at 1912.884 sl: 1919.747]',
    ['mt5-10019'],
  ],
  [
    'the tester without an account',
    'tester not started because the account is not specified',
    ['log-tester-no-account'],
  ],
  [
    'an input that the EA refuses',
    'initializing of YourEA (EURUSD,H1) failed with code 32767 (incorrect parameters)',
    ['log-incorrect-inputs'],
  ],
  [
    'a run of an optimisation',
    'Core 4\tpass 0 tested with error "OnInit returned non-zero code 1" in 0:00:00.152',
    ['log-tester-oninit-non-zero'],
  ],
  [
    'a stop that was moved',
    "'81234567': modify #2039419968 buy 0.03 XAUUSD -> sl: 4338.35, tp: 4367.81 done in 303.660 ms",
    ['log-request-done'],
  ],
  // Numbers of the terminal
  [
    'an exit code of the terminal',
    '2026.11.25 09:14:03.112\tTerminal\tstopped with 10015',
    ['log-terminal-failed'],
  ],
  [
    'an exit code in brackets',
    '2026.11.25 09:14:03.112    Terminal    initialization failed \\[10015\\]',
    ['log-terminal-failed'],
  ],
  ['a negative number of another program', 'error -10003: IPC initialize failed', []],
  ['a list of another program', '"data": [10015, 0, 0, 0.0]', ['mt5-10015']],
  // Reasons
  ['a reason after the name of the event', mt5('OnDeinit reason=3'), ['stop-reason-3']],
  ['a reason in the EA’s own words', mt5('EA stopped. Reason: 9'), ['stop-reason-9']],
  ['a reason that counts something', mt5('EA stopped. Reason: 3 losses in a row'), []],
  ['a reason in a sentence', mt5('Deinit reason is 8'), ['stop-reason-8']],
  ['the code of a reason', mt5('OnDeinit_Uninitalization reason code = 1'), ['stop-reason-1']],
  [
    'an EA that took itself off',
    mt5('ExpertRemove() function called'),
    ['log-expert-remove-function'],
  ],
  ['a reason is no code', mt4('uninit reason 5'), ['stop-reason-5', 'log-uninit-reason']],
  ['a reason by its name', mt5('closed with reason 8 <REASON_INITFAILED>'), ['stop-reason-8']],
  ['a reason of the EA’s own', mt5('HALT reason=crash loop: 4 sessions'), []],
  // The same number or text on the other platform
  ['a number of MT4', mt4('OrderSend error 4109'), ['mt4-4109']],
  ['the same number in MT5', mt5('ChartSetInteger error 4109'), ['mt5-4109']],
  [
    'a text of both platforms',
    'ERROR | OPEN_ORDER | Could not open order: invalid stops',
    ['mt4-130', 'mt5-10016'],
  ],
  // The same beginning, another cure
  [
    'disabled by the server',
    journal('failed market buy 0.10 EURUSD [AutoTrading disabled by server]'),
    ['mt5-10026'],
  ],
  [
    'disabled by the client',
    journal('failed market buy 0.10 EURUSD [AutoTrading disabled by client]'),
    ['mt5-10027'],
  ],
  [
    'disabled on the server',
    "IJ\t0\t21:00:02.161\tNetwork\t'81234567': trading has been disabled - disabled on server",
    ['log-disabled-on-server'],
  ],
  [
    'the investor password',
    "IJ\t0\t21:00:02.161\tNetwork\t'81234567': trading has been disabled - investor mode",
    ['log-investor-mode'],
  ],
  ['a line that is cut before the difference', "'81234567': trading has been disabled -", []],
  [
    'a cause after a shorter line',
    'automated trading is disabled because the account has been changed',
    ['log-account-changed'],
  ],
  // The wrong text beside the right number
  ['the number wins over the text', mt4('4112: object already exists, error 4112'), ['mt4-4112']],
  [
    'the number wins over "unknown error"',
    mt5('Cannot add order! Code: 10014, Msg: Unknown error'),
    ['mt5-10014'],
  ],
  ['a ticket that is called invalid', mt4('invalid ticket for OrderModify function'), ['mt4-4051']],
  // Prices
  [
    'gold',
    journal('failed buy limit 0.05 XAUUSD at 4400.17 sl: 4403.00 tp: 4405.83 [Invalid stops]'),
    ['mt5-10016'],
  ],
  [
    'three digits after the point',
    journal('failed market sell 0.28 USDJPY sl: 114.135 tp: 112.887 [Market closed]'),
    ['mt5-10018'],
  ],
  ['a balance', mt5('error 10000.00 below 5512 bars'), []],
  // Tickets, accounts, ports
  ['a ticket like a code', 'unknown ticket 134 for OrderClose function', ['mt4-4108']],
  [
    'an account that begins like a code',
    "'10006518443': failed instant buy 0.1 EURUSD [Invalid price]",
    ['mt5-10015'],
  ],
  ['a port', mt4('[PUSH] ####ERROR#### Binding to Socket on Port 4109..'), []],
  // Places in the source
  [
    'a line of the source',
    mt4('Error (4290): ExecuteOrder: Invalid stops. (err_code=130, sid=78)'),
    ['mt4-130'],
  ],
  [
    'a row and a column',
    mt5("array out of range in 'EA.mq5' (146,22)"),
    ['log-array-out-of-range'],
  ],
  // First columns
  [
    'the level of a file of MT4',
    '3\t09:14:03.112\tYourEA EURUSD,H1: uninit reason 8',
    ['stop-reason-8', 'log-uninit-reason'],
  ],
  [
    'the line number of a search tool',
    '1:IJ\t0\t21:00:02.161\tTrades\tfailed market buy 0.1 EURUSD [No money]',
    ['mt5-10019'],
  ],
  ['a numbered list', '6. failed market buy 0.1 EURUSD [No money]', ['mt5-10019']],
  // Small words
  ['a code without a word before it', mt5('OnInit failed with code 1'), []],
  [
    'an end that is no error',
    '2026.11.25 09:14:03.112\tTerminal\texit with code 0',
    ['log-terminal-started'],
  ],
  ['a length of zero', mt4('s_recv: Warning! Message has zero length.'), []],
  ['a count after a word', mt4('OrderSend failed 3 times'), []],
  ['a range of lots', 'ERROR | Lot size out of range (min: 0.100000)', []],
  ['a result of zero', mt5('Retcode=0, deal=0 order=0'), []],
  // Words before a number
  ['with error', mt4('OrderSend failed with error 130'), ['mt4-130']],
  ['with error code', mt5('failed with error code 4756'), ['mt5-4756']],
  ['a function', mt4('GetLastError() = 4109'), ['mt4-4109']],
  ['a variable', mt5('lastError -> 4756'), ['mt5-4756']],
  ['a number after #', mt4('OrderSend error #134: not enough money'), ['mt4-134']],
  [
    'another language',
    mt5('Fehlercode: 10027, ошибка 10016, 错误代码：10018'),
    ['mt5-10027', 'mt5-10016', 'mt5-10018'],
  ],
  ['a number before its words', mt4('4109: trade is not allowed'), ['mt4-4109']],
  [
    'an id in brackets',
    mt4('Failed to sell with error id (4112): object already exists'),
    ['mt4-4112'],
  ],
  ['a text of several codes', 'Close: Error: Ticket: 542; Error: Unknown error.', []],
  ['a reason after a bracket', mt5('[INFO][DEINIT] reason=3'), ['stop-reason-3']],
  [
    'a constant whose number stands below it',
    'ERR_TRADE_DISABLED\n"numericCode": 133',
    ['mt4-133'],
  ],
  ['a constant whose number stands above it', 'Error: 4752\nERR_TRADE_DISABLED', ['mt5-4752']],
  [
    'a message with dots in its middle',
    'failed modify … [Modification ... close to market]',
    ['mt5-10029'],
  ],
  [
    'a shortened message',
    'failed modify #1 buy 0.1 EURUSD [Modification failed due to order…]',
    ['mt5-10029'],
  ],
  [
    'a library of the other platform',
    "MT5: Cannot call 'x', 'mt4-common.dll' is not loaded",
    ['log-dll-not-loaded'],
  ],
  ['a number at the end', mt4('Error opening BUY order : 131'), ['mt4-131']],
  // What the other rows do not show of a rule
  ['a code as a line of the source', mt4('Error (4109): ExecuteOrder failed'), []],
  ['a code as an exit code', mt5('script ended, exit with code 4756'), []],
  ['a code in a line of the terminal', '2026.11.25 09:14:03.112\tTerminal\tupdate error 4756', []],
  ['a code as a price', mt5('error 4403.05 points'), []],
  ['a number of the other platform alone', mt4('OrderSend error 10027'), ['mt5-10027']],
  ['a number beside a word of one platform', 'WebRequest error 4014', ['mt5-4014']],
  ['a number that the EA’s developer chose', mt5('error 70000'), ['mt5-65536']],
  ['a ticket after a word for a code', mt5('error #81234567'), []],
  ['a large number in brackets', mt5('[70000] bars'), []],
  ['a number and a text that differ', mt5('[invalid stops] retcode=10014'), ['mt5-10014']],
  ['a constant alone', 'ERR_NOT_ENOUGH_MONEY', ['mt4-134']],
  // Brackets of the EA’s own
  ['a word in brackets', mt5('[DEBUG] [engine.main][INFO] tick'), []],
  // Nothing wrong
  ['a request and its answer', journal('market buy 0.10 EURUSD'), ['log-request-sent']],
  [
    'settings',
    mt4('inputs: Port=4109; Error=130; Key=;').replace('H1: inputs', 'H1 inputs'),
    ['log-inputs'],
  ],
  // Sentences that deny
  ['a sentence that denies', 'there is no line "array out of range in EA" in my log', []],
  [
    'a sentence that denies after a known message',
    'expert YourEA (EURUSD,H1) loaded successfully, there is no line "array out of range in EA"',
    ['log-loaded-successfully'],
  ],
  ['a sentence about a line', 'the expert was removed by me', []],
  // Whatever else is in a paste
  ['HTML', '<img src=x onerror=alert(1)> error: 4756', ['mt5-4756']],
  [
    'an entity',
    '2026.11.25 09:14:03 Trades &#39;51117683&#39;: failed market buy 0.01 USDJPY [Unsupported filling mode]',
    ['mt5-10030'],
  ],
])('reads %s', (_, text, expected) => {
  expect(idsIn(text)).toEqual(expected);
});

test.each([
  ['10027', ['mt5-10027']],
  [' 10027', ['mt5-10027']],
  ['[10027]', ['mt5-10027']],
  ['#10027', ['mt5-10027']],
  ['10 027', ['mt5-10027']],
  ['10,027', ['mt5-10027']],
  ['err 130', ['mt4-130']],
  ['error: 130!', ['mt4-130']],
  ['retcode=10027', ['mt5-10027']],
  ['１００２７', ['mt5-10027']],
  ['١٠٠٢٧', ['mt5-10027']],
  ['۱۰۰۲۷', ['mt5-10027']],
  ['१००२७', ['mt5-10027']],
  ['4014', ['mt4-4014', 'mt5-4014']],
  ['0130', ['mt4-130']],
  ['70000', ['mt5-65536']],
  ['999', []],
])('finds the rows of the number %s', (text, expected) => {
  const {number, rows} = read(text);
  expect(number).not.toBeNull();
  expect(rows.map(({id}) => id)).toEqual(expected);
});

test('puts the row of the likelier platform first where a line does not say its own', () => {
  const text = 'Could not open order: invalid stops';
  expect(read(text, 'mt5').rows.map(({id}) => id)).toEqual(['mt5-10016', 'mt4-130']);
  expect(read('4014', 'mt5').rows.map(({id}) => id)).toEqual(['mt5-4014', 'mt4-4014']);
});

test('shows causes first, then what follows from them, then information', () => {
  const text = [
    '2026.11.25 09:00:01.000\tExpert YourEA EURUSD,H1: removed',
    mt4('uninit reason 8'),
    mt4('not initialized'),
    "2026.11.25 09:00:01.000\tCannot load 'C:\\x\\a.dll' [126]",
    '2026.11.25 09:00:00.000\tExpert YourEA EURUSD,H1: loaded successfully',
  ].join('\n');
  const ids = idsIn(text);
  expect(ids.indexOf('log-cannot-load-dll-126')).toBe(0);
  expect(ids.indexOf('log-expert-removed')).toBeGreaterThan(ids.indexOf('mt4-4018'));
  expect(ids.at(-1)).toBe('log-loaded-successfully');
});

test('reads two platforms, each by its own lines', () => {
  expect(idsIn(`${mt4('OrderSend error 4109')}\n${mt5('error 4109')}`)).toEqual([
    'mt4-4109',
    'mt5-4109',
  ]);
});

test('counts lines and gives the first and the last time, whichever line is the newest', () => {
  const line = (time: string) => journal('failed market buy 0.10 EURUSD [No money]', time);
  const newest = line('09:16:00.287');
  const lines = [newest, line('09:15:00.310'), line('09:14:03.118')];
  const [row] = read(lines.join('\n')).rows;
  expect(row).toMatchObject({count: 3, firstTime: '09:14', lastTime: '09:16'});
  expect(read(`> ${newest}`).rows[0]).toMatchObject({firstTime: '09:16'});
  const [other] = read([...lines, newest.replace('11.25', '11.26')].join('\n')).rows;
  expect(other).toMatchObject({count: 4, firstTime: '2026.11.25', lastTime: '2026.11.26'});
});

test('joins a message that a line end has broken', () => {
  expect(idsIn(`${mt4('uninit reason')}\n8`)).toEqual(['stop-reason-8', 'log-uninit-reason']);
  expect(idsIn('« automated trading is disabled because the account has been\nchanged »')).toEqual([
    'log-account-changed',
  ]);
});

test('tells the lines of a program, of MetaTrader and of the manual apart', () => {
  const text = [
    mt5('my own words'),
    journal('failed market buy 0.10 EURUSD [No money]'),
    '2026.11.25 09:14:03.112\tNetwork\tsomething new',
    'I wrote this myself.',
    '```',
  ].join('\n');
  expect(read(text)).toMatchObject({lineCount: 4, knownCount: 1, unknownCount: 1, isWell: false});
  expect(read(text).programLines).toEqual(['YourEA (EURUSD,H1)\tmy own words']);
});

test('leaves out the machine code of a crash', () => {
  const text = [
    mt5('Access violation at 0x00007FFF91F8D8D6 read to 0xFFFFFFFF9216F448'),
    mt5('              00007FFFFC87A7D0 4881ECD8000000    sub        rsp, 0xd8'),
  ].join('\n');
  expect(read(text)).toMatchObject({lineCount: 1, knownCount: 1, programLines: []});
});

test('says that all is well only if no line tells of trouble', () => {
  const well = [journal('market buy 0.10 EURUSD'), journal('order #1 done in 40.000 ms')].join(
    '\n',
  );
  expect(read(well).isWell).toBe(true);
  expect(read(`${well}\n${mt5('order was rejected')}`).isWell).toBe(false);
  expect(read('hello').isWell).toBe(false);
});

test('does not take a line as harmless of which it knows only a part', () => {
  expect(idsIn('expert YourEA (EURUSD,H1) loaded successfully, but DLL call failed')).toEqual([]);
});
