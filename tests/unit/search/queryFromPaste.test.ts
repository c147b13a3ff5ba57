import {queryFromPaste} from '@site/src/search/view/queryFromPaste';
import {expect, test} from 'vitest';

const JOURNAL_MESSAGE = 'failed market buy 0.10 EURUSD';

test.each([
  ['a line of words is pasted as it is', 'attach  an EA', 'attach an EA'],
  ['lines of a page are one', 'attach\r\n\r\n  an EA\n', 'attach an EA'],
  ['a long text that is no log is cut at its end', 'a'.repeat(80), 'a'.repeat(64)],
  [
    "MT5's journal",
    `2026.11.23 18:29:15.123\tTrades\t'12345678': ${JOURNAL_MESSAGE}`,
    JOURNAL_MESSAGE,
  ],
  [
    "MT5's log file",
    `AB\t0\t18:29:15.123\tTrades\t'12345678': ${JOURNAL_MESSAGE}`,
    JOURNAL_MESSAGE,
  ],
  ["MT4's log", '2026.11.23 18:29:15  OrderSend error 130', 'OrderSend error 130'],
  ['two lines', '18:29:15\tEA\tone\n18:29:16\tEA\ttwo', 'one two'],
  [
    'a long line of a log keeps the message in brackets',
    `2026.11.23 18:29:15.123\tTrades\t'12345678': ${JOURNAL_MESSAGE} sl: 1.08000 tp: 1.09000 [Not enough money]`,
    'Not enough money',
  ],
  [
    'a long line of a log keeps its last words',
    `18:29:15.123\tEA\t${'word '.repeat(20)}OrderSend error 130`,
    'word word word word word word word word OrderSend error 130',
  ],
  ['lines that end with CR alone', '18:29:15\tEA\tone\r18:29:16\tEA\ttwo', 'one two'],
  [
    'what happened to a program keeps its name',
    '2026.11.23 18:29:15.123\tExperts\texpert YourEA (EURUSD,H1) removed',
    'expert YourEA (EURUSD,H1) removed',
  ],
  [
    'the same without time and source',
    'expert YourEA (EURUSD,H1) removed',
    'expert YourEA (EURUSD,H1) removed',
  ],
  [
    'what a program says keeps no name',
    'YourEA (EURUSD,H1)\tOrderSend error 130',
    'OrderSend error 130',
  ],
  ['a time alone is no log', '18:29', '18:29'],
  ['spaces are nothing', ' \n ', ''],
])('cleans pasted text: %s', (_, text, expected) => {
  expect(queryFromPaste(text)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(64);
});
