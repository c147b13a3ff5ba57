import {expect, test} from 'vitest';
import {record} from '../../fixtures/searchRecords';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);

/** Sections that have a term, best first. */
const having = (term: string, {scoreTerm, sections} = index) =>
  [...scoreTerm(term)]
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => sections[id]?.indexed.anchor ?? sections[id]?.pages[0]?.page.route);

test('a term is found in the text, the heading, and the headings above', () => {
  expect(having('navigator')).toHaveLength(2);
  expect(having('10027')).toEqual(['mt5-10027']);
  expect(having('glossary')).toContain('term-drawdown');
  expect(having('zebra')).toEqual([]);
});

test('a heading counts more than the headings above it and the text', () => {
  const small = createIndex([
    record({route: '/a', headings: ['A'], content: 'kestrel'}),
    record({route: '/b', headings: ['Kestrel'], content: 'b'}),
    record({route: '/b', headings: ['Kestrel', 'B'], anchor: 'x', content: 'b'}),
  ]);
  expect(having('kestrel', small)[0]).toBe('/b');
  expect(having('kestrel', small)).toHaveLength(3);
});

test('the names of products are known, but are not words of shared texts', () => {
  expect([...index.products]).toEqual(
    expect.arrayContaining([
      ['r10', 'r10'],
      ['r50', 'r50'],
      ['r400', 'r400'],
    ]),
  );
  expect(index.vocabulary.has('r50')).toBe(false);
});

test('the words of a heading for ranking: every term, but no numbers and no stop words', () => {
  const section = index.sections.find(({indexed}) => indexed.anchor === 'mt4-130');
  const [heading] = section?.titles() ?? [];
  expect(heading?.keywords.map(({terms}) => terms)).toEqual([
    ['errinvalidstops', 'invalidstops', 'err', 'invalid', 'stop'],
  ]);
  expect(heading?.terms).toContain('130');
  expect(section?.content().withoutStops).toBe(' stop loss clos pric ');
});

test('a synonym leads to all others in its row, and phrases are sorted by length', () => {
  expect(index.synonyms.get('sl')).toEqual([['stop', 'loss']]);
  expect(index.synonyms.get('stop loss')).toEqual([['sl']]);
  expect(index.synonyms.get('stoploss')).toEqual([['stop', 'loss']]);
  const lengths = index.phrases.map(({length}) => length);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(Math.min(...lengths)).toBe(2);
});
