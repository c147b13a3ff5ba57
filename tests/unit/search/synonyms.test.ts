import {expect, test} from 'vitest';
import {isStopWord} from '@site/src/search/shared/stopWords';
import {SYNONYMS} from '@site/src/search/client/engine/synonyms';
import {createTokenizer} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer([]);
const keyOf = (entry: string) =>
  words(entry)
    .map(({term}) => term)
    .join(' ');

test('no entry is there twice, or in two rows, which would give it two meanings', () => {
  const keys = SYNONYMS.flat().map(keyOf);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('each row has several entries, of which none is only a stop word', () => {
  expect(SYNONYMS.filter(({length}) => length < 2)).toEqual([]);
  const keys = SYNONYMS.flat().map(keyOf);
  expect(keys.filter((key) => key === '' || isStopWord(key))).toEqual([]);
});
