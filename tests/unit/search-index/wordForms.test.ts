import {expect, test} from 'vitest';
import {
  allowedTypos,
  nearTerms,
  stem,
  typosBetween,
} from '../../../src/plugins/search-index/client/wordForms';

test.each([
  [['install', 'installed', 'installing', 'installer', 'installation']],
  [['run', 'running', 'runner']],
  [['attach', 'attached', 'attaching']],
  [['activate', 'activated', 'activating', 'activation']],
  [['close', 'closed', 'closing']],
])('%j are one family', (words) => {
  expect(new Set(words.map(stem))).toHaveLength(1);
});

test.each([
  ['short words', 'lot', 'lots'],
  ['words whose stems would be too short', 'open', 'oper'],
  ['words with a digit', 'mt4ing', 'mt4'],
  ['unlike words', 'trade', 'trailing'],
])('%s stay apart: %s, %s', (_, a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

test.each(['mt4', '10027', 'use', 'red', 'rx25', 'm15ing'])('%s is left alone', (term) => {
  expect(stem(term)).toBe(term);
});

test.each([
  ['drawdown', 'drawdown', 0],
  ['drawdon', 'drawdown', 1],
  ['drawdowwn', 'drawdown', 1],
  ['drawdawn', 'drawdown', 1],
  ['darwdown', 'drawdown', 1],
  ['drwadwon', 'drawdown', 2],
  ['', 'ab', 2],
  ['abc', 'xyz', 3],
  ['ab', 'abcdef', 3],
])('%s and %s are %d mistakes apart, or more than two', (typed, known, expected) => {
  expect(typosBetween(typed, known, 2)).toBe(expected);
  expect(typosBetween(known, typed, 2)).toBe(expected);
});

test.each([
  ['draw', 'drawdown', 0],
  ['drw', 'drawdown', 1],
  ['darw', 'drawdown', 1],
  ['xxxx', 'drawdown', 3],
  ['drawdowns', 'drawdown', 1],
])('%s, while it is typed, is %d mistakes from the beginning of %s', (typed, known, expected) => {
  expect(typosBetween(typed, known, 2, true)).toBe(expected);
});

test.each([
  ['ea', 0],
  ['lot', 0],
  ['stop', 1],
  ['balance', 1],
  ['drawdown', 2],
  ['10027', 0],
  ['rx25', 0],
  ['metatrader4', 0],
  ['٤٥٦٧', 0],
])('in %s %d mistakes are forgiven', (term, expected) => {
  expect(allowedTypos(term)).toBe(expected);
});

const known = ['drawdown', 'balance', 'stop', 'shop', 'journal', '10027', 'mt4', 'lot'];

test.each([
  ['the nearest alone', 'stoop', false, ['stop'], 1],
  ['all that are as near', 'slop', false, ['stop', 'shop'], 1],
  ['swapped letters', 'drawdwon', false, ['drawdown'], 1],
  ['two mistakes', 'drawndwn', false, ['drawdown'], 2],
  ['two mistakes that begin with one', 'brawdwon', false, [], 2],
  ['a beginning', 'ballan', true, ['balance'], 1],
  ['no beginning when the word is closed', 'ballan', false, [], 1],
  ['never a number', '10028', false, [], 0],
  ['never to a number', 'mt44', true, [], 0],
  ['never a short word', 'lat', false, [], 0],
])('the known words near one: %s', (_, typed, open, terms, typos) => {
  expect(nearTerms(typed, known, open)).toEqual({terms, typos});
});
