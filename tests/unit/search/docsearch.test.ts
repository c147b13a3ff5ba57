import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import {toModalResult} from '@site/src/search/modal/docsearch';
import {record} from '../../fixtures/searchRecords';
import {parts} from './marked';
import {createIndex, NO_CONTEXT} from './sampleIndex';

const section = (route: string, manual: string, name: string, position = 0) =>
  record({
    route,
    manual,
    headings: ['Birds', `Kestrel ${name}`],
    anchor: name,
    position,
  });

const index = createIndex([
  ...['a', 'b', 'c', 'd', 'e'].map((name, at) => section('/docs/birds', 'Support', name, at)),
  section('/docs/basics/', 'Basics', 'x', 9),
]);
const result = answer({query: 'kestrel'}, NO_CONTEXT, index);
const shown = toModalResult(result, 'kestrel');

test('the modal shows all rows but the further ones of a page', () => {
  const birds = (...anchors: string[]) => anchors.map((anchor) => `/docs/birds#${anchor}`);
  const all = [...birds('a', 'b', 'c'), '/docs/basics/#x', ...birds('d', 'e')];
  expect(result.hits.map(({path}) => path)).toEqual(all);
  expect(shown.hits.map(({url}) => url)).toEqual(all.slice(0, 4));
  expect(shown.nbHits).toBe(result.nbHits);
});

test('one heading says what the manual does not have', () => {
  const {hits} = toModalResult({...result, unknown: ['zebra']}, '');
  const headings = hits.map(({_highlightResult}) => _highlightResult.hierarchy.lvl0.value);
  expect(new Set(headings)).toEqual(new Set(['Nothing about “zebra”. Nearest matches:']));
});

test('all rows are in one list, so that the order stays', () => {
  const lists = shown.hits.map(({_highlightResult}) => _highlightResult.hierarchy.lvl0.value);
  expect(new Set(lists)).toEqual(new Set(['']));
  expect(shown.hits.map(({hierarchy}) => hierarchy.lvl0)).toEqual([
    'Support',
    'Support',
    'Support',
    'Basics',
  ]);
});

test('texts that DocSearch draws as HTML are escaped, and carry no marks', () => {
  const markup = parts('[Kestrel] <img> & "x"');
  const [page] = result.hits.map((hit) => ({...hit, headings: [markup], content: markup}));
  const section = page && {...page, headings: [markup, parts('Nest'), markup]};
  const hits = page && section ? [page, section] : [];
  const html = 'Kestrel &#60;img&#62; &#38; &#34;x&#34;';
  expect(toModalResult({hits, nbHits: 2}, 'kestrel').hits).toMatchObject([
    {type: 'lvl1', content: html, hierarchy: {lvl1: html, lvl2: null}},
    {type: 'lvl2', content: html, hierarchy: {lvl1: html, lvl2: html}},
  ]);
});

test('the row that is drawn has the hit as it was found', () => {
  const [drawn] = shown.hits;
  expect(drawn?._snippetResult).toEqual(result.hits[0]);
});
