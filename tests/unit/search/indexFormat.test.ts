import {expect, test} from 'vitest';
import {objectIdOf, pack, unpack} from '@site/src/search/shared/indexFormat';
import {indexFile, MANUALS, record} from '../../fixtures/searchRecords';
import type {SearchRecord} from '@site/src/search/types';
import {SAMPLE} from './sampleIndex';

test.each([
  [null, ['X'], '/docs/x#:lvl1'],
  ['a', ['X', 'A'], '/docs/x#a:lvl2'],
])('creates the id of the section %s under %j', (anchor, headings, expected) => {
  expect(objectIdOf({route: '/docs/x', anchor, headings})).toBe(expected);
});

const byId = (a: SearchRecord, b: SearchRecord) => (objectIdOf(a) < objectIdOf(b) ? -1 : 1);

test('restores packed records', () => {
  const travelled: unknown = JSON.parse(JSON.stringify(indexFile(SAMPLE)));
  expect(unpack(travelled as ReturnType<typeof indexFile>).sort(byId)).toEqual(
    [...SAMPLE].sort(byId),
  );
});

test('keeps an empty level', () => {
  const records = [
    record({
      route: '/docs/basics/glossary',
      manual: 'Basics',
      headings: ['Glossary', null, 'Terms'],
      anchor: 'terms',
    }),
  ];
  expect(unpack(indexFile(records))).toEqual(records);
});

test('stores the texts of counterparts once, with a placeholder for the name of the manual', () => {
  const {sections} = indexFile(SAMPLE);
  const drags = sections.filter(({content}) => content?.startsWith('Drag '));
  expect(drags.map(({content, pages}) => [content, pages.length])).toEqual([
    ['Drag \uE000 from the Navigator onto a chart.', 3],
    ['Drag \uE000 from the Navigator onto a chart.', 3],
  ]);
});

test('keeps the name of a product in a manual without a product', () => {
  const text = 'R-50 is a product, Support is not.';
  const file = indexFile([record({route: '/docs/x', headings: ['X'], content: text})]);
  expect(unpack(file).map(({content}) => content)).toContain(text);
});

test('refuses a record of an unknown manual', () => {
  const stray = record({route: '/docs/x', manual: 'R-1000', headings: ['X']});
  expect(() => pack([stray], MANUALS)).toThrow(
    'The record /docs/x belongs to no manual of the list.',
  );
});
