import {expect, test} from 'vitest';
import {nearestWords} from '@site/src/search/client/engine/nearestWords';
import {record} from '../../fixtures/searchRecords';
import {createIndex} from './sampleIndex';

const titles = [
  'Drawdown',
  'Glossary',
  'Why does it trade?',
  'Traders',
  'Trader',
  'Trades',
  'Trace',
];
const index = createIndex([
  ...titles.map((title, number) => record({route: `/docs/${number}`, headings: [title]})),
  record({
    route: '/docs/deep',
    headings: ['Journal', 'Experts tab'],
    content: 'chart',
  }),
]);

test.each([
  ['further away than a typing error', 'glosry', ['glossary']],
  [
    'the nearest first, then in alphabetical order',
    'tradee',
    ['trade', 'trader', 'trades', 'trace', 'traders'],
  ],
  ['two words', 'drawdwn expetrs', ['drawdown', 'experts']],
  ['only from the deepest heading', 'jornal', []],
  ['not from texts', 'chrat', []],
  ['no question words', 'dose', []],
  ['none that is too different', 'kestrel', []],
  ['none for short words', 'ta', []],
  ['none for question words', 'why does', []],
  ['none for an empty query', '', []],
])('suggests words: %s', (_, query, expected) => {
  expect(nearestWords(query, index)).toEqual(expected);
});
