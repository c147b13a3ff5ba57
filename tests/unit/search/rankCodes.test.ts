import {describe, expect, test} from 'vitest';
import {codePlatform, exactCode} from '@site/src/search/client/engine/exactCode';
import * as rank from '@site/src/search/client/engine/rank';
import {input, match, row, type Given} from './ranking';

describe('exactCode', () => {
  test.each([
    ['a number', '10027', row('mt5', 10027), 1],
    ['a number among other words', 'why do I see 10027 at night', row('mt5', 10027), 1],
    ['a number after err', 'err130', row('mt4', 130), 1],
    ['another number', '10028', row('mt5', 10027), 0],
    ['the beginning of a number', '1002', row('mt5', 10027), 0],
    ['a sum', 'lot size for $130', row('mt4', 130), 0],
    ['an amount', '130 points in pips', row('mt4', 130), 0],
    ['a part of a time', 'closed at 12:130', row('mt4', 130), 0],
    ['a constant', 'ERR_INVALID_STOPS', row('mt4', 130, 'ERR_INVALID_STOPS'), 2],
    [
      'a constant without its prefix',
      'invalid_stops',
      row('mt5', 10016, 'TRADE_RETCODE_INVALID_STOPS'),
      2,
    ],
    [
      'a constant with the prefix of the other platform',
      'TRADE_RETCODE_INVALID_STOPS',
      row('mt4', 130, 'ERR_INVALID_STOPS'),
      1,
    ],
    ['words of a constant', 'invalid stops', row('mt4', 130, 'ERR_INVALID_STOPS'), 0],
    ['a heading with the number', '10027', {headings: ['10027']}, 0],
  ])('%s', (_, query, given, expected) => {
    expect(exactCode(match(given), input(query))).toBe(expected);
  });

  // One or two digits are a code only beside words about codes.
  test.each([
    ['64', 1],
    ['64 mt4', 1],
    ['code no 64', 1],
    ['mt4 error code 64', 1],
    ['OrderSend error 64', 1],
    ['retcode=64 after the update', 1],
    ['windows 64 bit', 0],
    ['64 bit', 0],
    ['version 64', 0],
    ['64 errors in one day', 0],
    ['failed with code 64', 0],
  ])('the short number of "%s": %d', (query, expected) => {
    expect(exactCode(match(row('mt4', 64)), input(query))).toBe(expected);
  });
});

describe('codePlatform', () => {
  test.each([
    ['MT4 by default', '4014', null, 'mt4'],
    ['the platform of the page', '4014', 'mt5', 'mt5'],
    ['the platform of the query rather than that of the page', '4014 mt4', 'mt5', 'mt4'],
    ['the platform of the query', '4014 metatrader 5', null, 'mt5'],
  ] as const)('%s', (_, query, platform, expected) => {
    const given = input(query, {platform});
    expect(codePlatform(match(row('mt4', 4014)), given)).toBe(Number(expected === 'mt4'));
    expect(codePlatform(match(row('mt5', 4014)), given)).toBe(Number(expected === 'mt5'));
  });
});

describe('wholeMessage', () => {
  const message = 'Invalid stops · Stops too close';

  test.each([
    ['the message', 'invalid stops ', message, 4.4],
    ['another message of the same code', 'stops too close ', message, 4.4],
    ['the message, with question words', 'what is invalid stops ', message, 4.4],
    ['half of the query', 'invalid stops gold chart ', message, 2.7],
    ['a pasted line with its time and price', '09 14 22 invalid stops gold 1.5 ', message, 3.27],
    ['words of it in another order', 'stops invalid ', message, 1],
    ['a part of it', 'invalid ', message, 1],
    ['no message', 'invalid stops ', null, 1],
    ['a message without words', 'invalid stops ', '—', 1],
    ['one word, which is the message', 'locked ', 'locked', 4.4],
    ['one word of several, which is the message', 'locked position ', 'locked', 1],
    ['one word and a word for errors', 'error locked ', 'locked', 2.7],
  ])('%s', (_, query, given, expected) => {
    const code = match({...row('mt4', 130), message: given});
    expect(rank.wholeMessage(code, input(query))).toBeCloseTo(expected);
  });
});

describe('rows of codes and log lines', () => {
  const table: Given = {kind: 'codeTable'};
  const logLine: Given = {
    headings: ['Lines', 'Price off'],
    type: 'lvl2',
    kind: 'logLine',
    message: 'Price off',
  };

  test.each([
    ['a code, with nothing about codes in the query', row('mt4', 130), 'price', 0.3],
    ['a log line, with nothing about codes in the query', logLine, 'price', 0.3],
    ['a table of codes', table, 'price', 0.3],
    ['a number in the query', row('mt4', 130), 'price 13', 1],
    ['the word error in the query', row('mt4', 130), 'error price', 1],
    ['the word message in the query', logLine, 'message about the price', 1],
    ['a sum, which is not a code', row('mt4', 130), 'price $1000', 0.3],
    ['one digit, which is not a code', row('mt4', 130), 'price 1', 0.3],
    ['not a row', {}, 'price', 1],
  ])('%s', (_, given, query, expected) => {
    expect(rank.codeRow(match(given), input(query))).toBe(expected);
  });
});
