// cspell:disable
import {matcher as createTables} from '@site/src/log-reader/tables';
import {readLog} from '@site/src/log-reader/readLog';
import {expect, test} from 'vitest';

const matcher = createTables();
const read = (text: string) => readLog(text, matcher);
const idsIn = (text: string) => read(text).rows.map(({id}) => id);

const TIME = '2026.11.25 09:14:03.112';
const LOADED = `${TIME}\tExperts\texpert EA (EURUSD,H1) loaded successfully`;

test.each([
  ['an EA’s own trouble', `${TIME}\tEA (EURUSD,H1)\tLicence expired, EA will not trade`],
  [
    'a limit of the EA',
    `${TIME}\tEA (EURUSD,H1)\tDaily loss limit hit: trading paused until tomorrow`,
  ],
  ['a stopped EA', `${TIME}\tEA (EURUSD,H1)\tstack overflow in 'EA.mq5' (1,2)`],
  ['memory', `${TIME}\tEA (EURUSD,H1)\tnot enough memory, 100 Mb used`],
  ['a line of MetaTrader that is not in the manual', `${TIME}\tNetwork\tsomething new`],
  ['words of the reader', 'this is what I see'],
  ['a line that goes on', `${LOADED}. Licence expired`],
  ['a line that begins before', `${TIME}\tEA (EURUSD,H1)\tLicence expired, market buy 0.10 EURUSD`],
  ['a number', '130'],
])('does not call all well beside %s', (_, line) => {
  expect(read(`${LOADED}\n${line}`).isWell).toBe(false);
  expect(read(line).isWell).toBe(false);
});

test('does not call a log well of which it has not read the middle', () => {
  const lines = Array.from({length: 2000}, () => LOADED);
  expect(read(lines.join('\n')).isWell).toBe(true);
  expect(read([...lines, LOADED].join('\n')).isWell).toBe(false);
});

test.each([
  ['a program starts', LOADED],
  [
    'a login',
    `${TIME}\tNetwork\t'81234567': authorized on Broker-Live through Access 7 (ping: 20 ms)`,
  ],
  [
    'an order',
    `${TIME}\tTrades\t'81234567': market buy 0.10 EURUSD sl: 1.08\n${TIME}\tTrades\t'81234567': order #1 buy 0.10 / 0.10 EURUSD at market done in 40.000 ms\n${TIME}\tTrades\t'81234567': deal #2 buy 0.10 EURUSD at 1.09 done (based on order #1)`,
  ],
  ['the tester', `${TIME}\tCore 1\tEURUSD,H4: 71110 ticks, 5 bars generated`],
  ['inputs', `${TIME}\tEA EURUSD,H1 inputs: Lots=0.1; Comment=failed;`],
])('calls it well if %s and nothing else is said', (_, text) => {
  expect(read(text).isWell).toBe(true);
});

test.each([
  ['an unknown runtime error of MT4', `${TIME}\tEA EURUSD,H1: something odd in 'EA.mq4' (1,2)`],
  ['an unknown runtime error of MT5', `${TIME}\tEA (EURUSD,H1)\tsomething odd in 'EA.mq5' (1,2)`],
  ['the tester', `${TIME}\tTester XAUUSD,M5: testing of EA.ex4 was odd`],
  [
    'the generator of the tester',
    `${TIME}\tTestGenerator: something odd`.replace(': ', ' EURUSD,H1: '),
  ],
])('takes %s for MetaTrader’s', (_, line) => {
  expect(read(line)).toMatchObject({programLines: [], unknownCount: 1});
});

const REFUSED = 'failed market buy 0.10 EURUSD [Invalid stops]';

test.each([
  ['words before it', `x ${REFUSED}`],
  ['slashes without a space', '//failed modify #16 [Invalid stops]'],
  ['a date with hyphens', `2026-11-24T10:01:03Z ${REFUSED}`],
  ['a clock of twelve hours', `10:01:03 AM ${REFUSED}`],
  ['a date with slashes', `2026/11/24 10:01:03 ${REFUSED}`],
  ['quotation marks of CSV', `"2026.11.24","10:01:03","Trades","${REFUSED}"`],
  ['semicolons', `2026.11.24;10:01:03;Trades;${REFUSED}`],
  ['an emoji before it', `📈${REFUSED}`],
  ['Hebrew before it', `שגיאה${REFUSED}`],
  ['a cut at its start', REFUSED.slice(7)],
  ['UTF-16 read as UTF-8', `\uFFFD\uFFFD${[...REFUSED].join('\0')}\0`],
  ['half an emoji', `\uD83D${REFUSED}`],
])('knows the platform of a refusal by its words: %s', (_, line) => {
  expect(idsIn(line)).toEqual(['mt5-10016']);
});

test.each([
  ['a clock of twelve hours', '10:01:03 AM\terror 130', '10:01'],
  ['a date with hyphens', '2026-11-24T10:01:03Z error 130', '10:01'],
  ['semicolons', '2026.11.24;10:01:03;error 130', '10:01'],
])('reads the time of %s', (_, line, time) => {
  expect(read(line).rows[0]).toMatchObject({firstTime: time});
});

test.each([
  // A digit glued to a word, and numbers of an EA
  ['a name with a digit', 'ERROR1=x', []],
  ['a name with a digit before a code', 'ERROR1=lastError 4106', ['mt4-4106', 'mt5-4106']],
  ['a result of a signal', 'Signal code=2', []],
  ['a code of an entry', 'Entry code: 1', []],
  ['a magic number with the word', 'magic code 130', []],
  ['a magic number in brackets', 'magic [10016]', []],
  ['a ticket in brackets', 'order [4109]', []],
  ['a code of a licence server', 'code 6 received from license server', []],
  ['a count', 'error 5 of 10 tries', []],
  ['a count with a slash', 'error 5/10', []],
  ['a name of a setting', 'guard against array out of range is on', []],
  ['news that sounds like a refusal', `${TIME}\tEA (EURUSD,H1)\tTP hit: position closed`, []],
  [
    'the same news in brackets',
    'CTrade::OrderSend: close position #1 [position closed]',
    ['mt5-10036'],
  ],
  ['a code after a comma', 'OrderSend failed, code 130', ['mt4-130']],
  ['a return code', 'return code 10016', ['mt5-10016']],
  // A reason before the brackets
  [
    'no money in the tester',
    'not enough money [market sell 0.1 XAUUSD sl: 4000.1 tp: 3900.2]',
    ['mt5-10019'],
  ],
  [
    'a reason before a change',
    'invalid stops [modify #1 buy 0.1 EURUSD sl: 1.1]',
    ['mt4-130', 'mt5-10016'],
  ],
  [
    'a start without the word expert',
    'EA EURUSD,H1: loaded successfully',
    ['log-loaded-successfully'],
  ],
  ['an end without the word expert', 'EA EURUSD,H1: removed', ['log-expert-removed']],
  ['a script that starts', 'Script X USDJPY,H4: loaded successfully', ['log-script-or-indicator']],
  // Words for "error"
  ['Portuguese', 'Erro 134', ['mt4-134']],
  ['Portuguese with words between', 'Erro ao abrir ordem: 134', ['mt4-134']],
  ['Russian', 'Ошибка 130', ['mt4-130']],
  ['Russian with words between', 'Ошибка открытия ордера 130', ['mt4-130']],
  ['French', 'Erreur n° 131', ['mt4-131']],
  ['German', 'Fehler beim Öffnen: 131', ['mt4-131']],
  ['Italian', 'Errore 131', ['mt4-131']],
  ['Spanish', 'Error al abrir la orden: 131', ['mt4-131']],
  ['Turkish', 'hata 130', ['mt4-130']],
  ['Turkish with a word', 'Hata kodu: 130', ['mt4-130']],
  ['Polish', 'błąd 130', ['mt4-130']],
  ['Vietnamese', 'lỗi 130', ['mt4-130']],
  ['Korean', '오류 130', ['mt4-130']],
  ['Arabic', 'خطأ 130', ['mt4-130']],
  ['Chinese', '错误代码：10018', ['mt5-10018']],
  ['traditional Chinese', '錯誤代碼 10018', ['mt5-10018']],
  ['Japanese', 'エラー10018', ['mt5-10018']],
  ['a price after it', 'Ошибка 4403.05', []],
])('reads %s', (_, line, expected) => {
  expect(idsIn(line)).toEqual(expected);
});

test.each([
  [
    'an invalid pointer in MT4',
    "EA EURUSD,H1: invalid pointer access in 'EA.mq4' (1,2)",
    'log-invalid-pointer',
  ],
  [
    'an invalid pointer in MT5',
    `${TIME}\tEA (EURUSD,H1)\tinvalid pointer access in 'EA.mq5' (1,2)`,
    'log-invalid-pointer',
  ],
  ['a stack overflow', "stack overflow in 'EA.mq5' (1,2)", 'log-stack-overflow'],
  [
    'another runtime error',
    'critical runtime error 513 in OnTick function (any reason)',
    'log-critical-runtime-error',
  ],
  [
    'a known runtime error',
    'critical runtime error 502 in OnTick function (array out of range, module Experts\\EA.ex5)',
    'log-array-out-of-range',
  ],
  ['a value of the wrong kind', 'iCustom parameter 2 must be a string', 'log-must-be-a-string'],
  ['no memory', 'MemoryException: 123 bytes not available', 'log-no-memory'],
  ['no memory in words', 'not enough available memory', 'log-no-memory'],
  ['no memory of Windows', 'VirtualAlloc failed: 8', 'log-no-memory'],
  [
    'an old MetaEditor',
    `${TIME}\tCompiler\tyou must to update the MetaEditor`,
    'log-update-metaeditor',
  ],
  ['no history', `${TIME}\tTester\tno history data, stop testing`, 'log-tester-no-history'],
  [
    'no history from a date',
    'EURUSD: no history data from 2020.01.01 00:00 to 2021.01.01 00:00',
    'log-tester-no-history',
  ],
  ['a failed pass', `${TIME}\tTester\tcritical error on the pass 12`, 'log-tester-pass-failed'],
  ['a failed rating', `${TIME}\tTester\tOnTester critical error`, 'log-tester-rating-failed'],
  [
    'refused inputs',
    'tester stopped because OnInit reports incorrect input parameters',
    'log-tester-incorrect-inputs',
  ],
  [
    'a login of MT4',
    `${TIME}\t'8123456': login on Broker-Live through Access 7 (ping: 20.11 ms)`,
    'log-authorized',
  ],
  [
    'a request of MT4',
    `${TIME}\t'8123456': order buy market 0.10 EURUSD sl: 0.00000 tp: 0.00000`,
    'log-request-sent',
  ],
  [
    'an order of MT4',
    `${TIME}\t'8123456': order was opened : #1 buy 0.10 EURUSD at 1.10000`,
    'log-request-done',
  ],
  [
    'a done order without a duration',
    'order #1 buy 0.58 US30 at 53558.60 done',
    'log-request-done',
  ],
])('has a row for %s', (_, line, id) => {
  expect(idsIn(line)).toEqual([id]);
});

const LINE = `${TIME}\tTrades\t'81234567': market buy 0.10 EURUSD sl: 1.08000 tp: 1.09000`;

test('reads all of a line that was many once', () => {
  const last = `${TIME}\tTrades\t'81234567': failed market buy 0.10 EURUSD [No money]`;
  const joined = [...Array.from({length: 40}, () => LINE), last].join(' ');
  expect(joined.length).toBeGreaterThan(2000);
  expect(read(joined)).toMatchObject({lineCount: 41, knownCount: 41});
  expect(idsIn(joined)).toContain('mt5-10019');
  expect(idsIn(`${'word '.repeat(900)} error 130`)).toEqual(['mt4-130']);
});

test('knows whether the lines have times', () => {
  expect(read(`${TIME}\tNetwork\tsomething new`).hasTimes).toBe(true);
  expect(read('my robot\ndoes nothing').hasTimes).toBe(false);
});
