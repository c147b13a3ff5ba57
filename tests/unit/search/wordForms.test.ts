import {expect, test} from 'vitest';
import {nearTerms, stem} from '@site/src/search/client/engine/wordForms';
import {typosBetween} from '@site/src/search/client/engine/typos';

test.each([
  [['install', 'installed', 'installing', 'installer', 'installation']],
  [['run', 'running', 'runner']],
  [['attach', 'attached', 'attaching']],
  [['close', 'closed', 'closing']],
  [['fail', 'failed', 'failure']],
  [['expire', 'expired', 'expiry', 'expiration']],
  [['recover', 'recovery']],
  [['configure', 'configuring', 'configuration']],
  // British and American spelling
  [['licence', 'license', 'licenced', 'licensed', 'licenses', 'licensing']],
  [['optimise', 'optimize', 'optimised', 'optimizing', 'optimisation', 'optimization']],
  [['colour', 'color', 'coloured', 'colored', 'colouring', 'coloring']],
])('%j are forms of one word', (words) => {
  expect(new Set(words.map(stem))).toHaveLength(1);
});

test.each([
  ['short words', 'lot', 'lots'],
  ['words whose stems would be too short', 'open', 'oper'],
  ['words with a digit', 'mt4ing', 'mt4'],
  ['unlike words', 'trade', 'trailing'],
  ['a broker and what broke', 'broker', 'broke'],
])('%s are different words: %s, %s', (_, a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

test.each(['mt4', '10027', 'use', 'red', 'rx25', 'm15ing'])('%s is unchanged', (term) => {
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
])('%s and %s are %d mistakes apart (3: more than two)', (typed, known, expected) => {
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

const known = ['drawdown', 'balance', 'stop', 'step', 'journal', '10027', 'mt4', 'lot'];

test.each([
  ['only the nearest', 'stoop', false, ['stop']],
  ['all that are equally near', 'stap', false, ['stop', 'step']],
  ['swapped letters', 'drawdwon', false, ['drawdown']],
  ['two likely mistakes', 'drowdawn', false, ['drawdown']],
  ['none for two unlikely mistakes', 'drawmore', false, []],
  ['none for another consonant in a short word', 'slop', false, []],
  ['none for two mistakes, one of them at the beginning', 'brawdwon', false, []],
  ['longer words while the word is being typed', 'ballan', true, ['balance']],
  ['no longer words when the word is finished', 'ballan', false, []],
  ['none for a number', '10028', false, []],
  ['none for a name with a number', 'mt44', true, []],
  ['none for a short word', 'lat', false, []],
])('the known words near a typed one: %s', (_, typed, open, terms) => {
  expect(nearTerms(typed, known, open)).toEqual(terms);
});
