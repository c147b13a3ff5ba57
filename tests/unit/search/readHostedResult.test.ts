import {expect, test} from 'vitest';
import {escapeBetweenTags, readHostedResult} from '@site/src/search/client/readHostedResult';
import {record} from '../../fixtures/searchRecords';

const MARKUP = '<img src=x onerror=y>';
const ESCAPED = '&lt;img src=x onerror=y&gt;';
const request = {
  query: 'kestrel',
  indexName: 'manual',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
const marked = {value: `<mark>Kestrel</mark> ${MARKUP}`, matchLevel: 'full', matchedWords: []};
const hit = {
  ...record({
    route: '/docs/x',
    headings: [`Page ${MARKUP}`, MARKUP],
    anchor: 'a',
    type: 'lvl2',
    platform: 'mt4',
    content: MARKUP,
  }),
  _snippetResult: {hierarchy: {lvl2: marked}, content: marked},
  _highlightResult: {hierarchy: {lvl0: {value: MARKUP}, lvl1: marked}, content: marked},
  unknown: MARKUP,
};

const read = (changes: object = {}, result: object = {}) =>
  readHostedResult(
    {hits: [{...hit, ...changes}], nbHits: 7, nbPages: 2, page: 1, hitsPerPage: 5, ...result},
    request,
  );

test('a hit is escaped but for the marks, and has only known attributes', () => {
  const mark = {value: `<mark>Kestrel</mark> ${ESCAPED}`, matchLevel: 'full'};
  expect(read().hits).toEqual([
    {
      objectID: '/docs/x#a:lvl2',
      url: 'https://manual.example/docs/x#a',
      url_without_anchor: 'https://manual.example/docs/x',
      anchor: 'a',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Support',
        lvl1: `Page ${ESCAPED}`,
        lvl2: ESCAPED,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: ESCAPED,
      product: null,
      platform: 'mt4',
      _snippetResult: {hierarchy: {lvl2: mark}, content: mark},
      _highlightResult: {
        // Not escaped, since it is rendered as text.
        hierarchy: {lvl0: {value: MARKUP, matchLevel: 'none'}, lvl1: mark},
        content: mark,
      },
    },
  ]);
});

test.each([
  ['a hierarchy of another type', {hierarchy: 'x'}, {hierarchy: {lvl0: null, lvl1: null}}],
  [
    'a heading that is not text',
    {hierarchy: {lvl0: 1, lvl1: [MARKUP]}},
    {hierarchy: {lvl0: null, lvl1: null}},
  ],
  ['content that is not text', {content: {html: MARKUP}}, {content: null}],
  ['an unknown platform', {platform: MARKUP}, {platform: null}],
  ['a product that is not text', {product: 50}, {product: null}],
  [
    'no marks',
    {_snippetResult: undefined, _highlightResult: null},
    {_snippetResult: {hierarchy: {}}, _highlightResult: {hierarchy: {}}},
  ],
  [
    'marks of another type',
    {_snippetResult: {hierarchy: {lvl1: MARKUP}, content: 1}},
    {_snippetResult: {hierarchy: {}}},
  ],
  [
    'an unknown match level',
    {_snippetResult: {content: {value: 'x', matchLevel: MARKUP}}},
    {_snippetResult: {hierarchy: {}, content: {value: 'x', matchLevel: 'none'}}},
  ],
  [
    'no anchor',
    {url: 'https://manual.example/docs/x'},
    {anchor: null, url_without_anchor: 'https://manual.example/docs/x'},
  ],
])('unexpected values are replaced: %s', (_, changes, expected) => {
  expect(read(changes).hits[0]).toMatchObject(expected);
});

test('a hit has the marks of its message and of what to do', () => {
  const {hits} = read({_snippetResult: {message: marked, remedy: marked, other: marked}});
  const mark = {value: `<mark>Kestrel</mark> ${ESCAPED}`, matchLevel: 'full'};
  expect(hits[0]?._snippetResult).toEqual({hierarchy: {}, message: mark, remedy: mark});
});

test.each([
  ['no id', {objectID: undefined}],
  ['no address', {url: 1}],
  ['an unknown type', {type: 'lvl0'}],
  ['no type', {type: undefined}],
])('a hit with %s is refused', (_, changes) => {
  expect(() => read(changes)).toThrow('The search service answered with a hit in an unknown form.');
});

test.each([[null], ['x'], [{}], [{hits: {}}], [{hits: null}]])('%j is not a result', (result) => {
  expect(() => readHostedResult(result, request)).toThrow(
    'The search service answered without hits.',
  );
});

test.each([
  ['as the service sends them', {}, {nbHits: 7, nbPages: 2, page: 1, hitsPerPage: 5}],
  [
    'counted from the hits, if they are wrong',
    {nbHits: '7', nbPages: null, page: -1, hitsPerPage: Number.NaN},
    {nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 1},
  ],
])('the numbers of a result: %s', (_, numbers, expected) => {
  expect(read({}, numbers)).toMatchObject({...expected, query: 'kestrel', index: 'manual'});
});

test.each([
  ['the tags that were requested', request, '<mark>a</mark> <b>', '<mark>a</mark> &lt;b&gt;'],
  [
    'not the same tags in another form',
    request,
    '<mark onclick=x>a</mark >',
    '&lt;mark onclick=x&gt;a&lt;/mark &gt;',
  ],
  [
    'the defaults of Algolia, if none were requested',
    {},
    '<span class="algolia-docsearch-suggestion--highlight">a</span><mark>',
    '<span class="algolia-docsearch-suggestion--highlight">a</span>&lt;mark&gt;',
  ],
])('tags that are kept: %s', (_, tags, text, expected) => {
  expect(escapeBetweenTags(text, tags)).toBe(expected);
});
