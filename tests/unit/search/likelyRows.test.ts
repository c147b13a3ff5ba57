import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NO_CONTEXT} from './sampleIndex';

const section = (anchor: string, heading: string, content: string, more: object = {}) =>
  record({
    route: '/docs/page',
    headings: ['Page', heading],
    anchor,
    content,
    ...more,
  });

/** Sixty sections that have a word of the query, among them one that has all of it. */
const index = createIndex([
  section('whole', 'Kestrel nest', 'A kestrel in its nest.'),
  ...Array.from({length: 60}, (_, at) => section(`part-${at}`, 'Birds', 'Some have a nest.')),
  section('mt4-130', '130 ERR_INVALID_STOPS', 'Refused.', {kind: 'code', code: '130'}),
  section('about-130', 'Error 130', 'The error 130 is about stops.'),
  section('error', 'Another error', 'An error without a number.'),
]);
const hits = (query: string) => answer({query, limit: 100}, NO_CONTEXT, index);

test('a list ends where rows are far worse than the best one, but has ten if there are more', () => {
  expect(hits('kestrel nest ').nbHits).toBe(10);
  expect(hits('kestrel ').nbHits).toBe(1);
});

test('a list of rows that are alike has forty at most', () => {
  expect(hits('nest birds ').nbHits).toBe(40);
});

test('rows without the code that the query names are left out', () => {
  const places = hits('error 130').hits.map(({path}) => path);
  expect(places).toEqual(['/docs/page#mt4-130', '/docs/page#about-130']);
});

test('a query about a word that the manual does not have leads to three rows', () => {
  expect(hits('nest zebras ')).toMatchObject({nbHits: 3, unknown: ['zebra']});
});

test('small words alone lead to three rows', () => {
  expect(hits('some of its ').nbHits).toBe(3);
});
