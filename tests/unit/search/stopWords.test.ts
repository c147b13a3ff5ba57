import {expect, test} from 'vitest';
import {asksMeaning, isStopWord} from '@site/src/search/shared/stopWords';
import {createTokenizer} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer([]);
const keywords = (query: string) =>
  words(query)
    .map(({term}) => term)
    .filter((term) => !isStopWord(term));

test.each([
  ["Why doesn't my robot trade", ['robot', 'trade']],
  ['what’s a lot', ['lot']],
  ["can't log in", ['log']],
  ['no connection', ['no', 'connection']],
  ['turn off', ['turn', 'off']],
])('reduces "%s" to %j', (query, expected) => {
  expect(keywords(query)).toEqual(expected);
});

test.each([
  ['what is drawdown', true],
  ["What's a lot?", true],
  ['what’s a lot', true],
  ['what does margin call mean', true],
  ['meaning of slippage', true],
  ['define equity', true],
  ['explain lots', true],
  ['definition lot', true],
  ['drawdown', false],
  ['what to do with error 130', false],
  ['whatsapp support', false],
  ['demean', false],
  ['meantime', false],
])('"%s" asks for a meaning: %s', (query, expected) => {
  expect(asksMeaning(query)).toBe(expected);
});
