import {expect, test} from 'vitest';
import {nearestWords} from '../../../src/plugins/search-index/client/nearestWords';
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
    type: 'lvl2',
    content: 'chart',
  }),
]);

test.each([
  ['farther than a typing mistake', 'glosry', ['glossary']],
  [
    'the nearest first, then by letter',
    'tradee',
    ['trade', 'trader', 'trades', 'trace', 'traders'],
  ],
  ['two words', 'drawdwn expetrs', ['drawdown', 'experts']],
  ['the deepest heading alone', 'jornal', []],
  ['not of a text', 'chrat', []],
  ['never a question word', 'dose', []],
  ['none that is far', 'kestrel', []],
  ['short words', 'ta', []],
  ['question words alone', 'why does', []],
  ['nothing', '', []],
])('words to try: %s', (_, query, expected) => {
  expect(nearestWords(query, index)).toEqual(expected);
});
