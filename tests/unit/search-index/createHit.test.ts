import {expect, test} from 'vitest';
import {createHit} from '../../../src/plugins/search-index/client/createHit';
import {createTokenizer, type Word} from '../../../src/plugins/search-index/shared/tokenize';
import type {SearchParameters} from '../../../src/plugins/search-index/types';
import {record} from '../../fixtures/searchRecords';

const MARKUP = '<img src=x onerror="y">';
const ESCAPED = '&lt;img src=x onerror=&quot;y&quot;&gt;';
const marking = {
  ...createTokenizer([]),
  marksOf: (words: readonly Word[]) => words.map(({wholes}) => wholes[0] === 'kestrel'),
};
const parameters: SearchParameters = {
  query: 'kestrel',
  indexName: 'manual',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  attributesToSnippet: ['hierarchy.lvl2:3', 'content:2'],
};

const hit = createHit(
  record({
    route: '/docs/x',
    headings: [`Page ${MARKUP}`, `Kestrel ${MARKUP}`, MARKUP],
    anchor: 'a',
    type: 'lvl3',
    platform: 'mt4',
    content: `${MARKUP} Kestrel ${MARKUP}`,
  }),
  marking,
  parameters,
);

test('every text of a hit is escaped but lvl0, which is printed as text', () => {
  expect(hit.hierarchy).toEqual({
    lvl0: 'Support',
    lvl1: `Page ${ESCAPED}`,
    lvl2: `Kestrel ${ESCAPED}`,
    lvl3: ESCAPED,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  });
  expect(hit.content).toBe(`${ESCAPED} Kestrel ${ESCAPED}`);
  expect(JSON.stringify(hit)).not.toContain('<img');
});

test('lvl0 is as it is in all places', () => {
  const odd = {...record({route: '/docs/x', headings: ['X']})};
  odd.hierarchy = {...odd.hierarchy, lvl0: 'Q & A'};
  const {hierarchy, _highlightResult, _snippetResult} = createHit(odd, marking, parameters);
  expect(hierarchy.lvl0).toBe('Q & A');
  expect(_highlightResult.hierarchy.lvl0?.value).toBe('Q & A');
  expect(_snippetResult.hierarchy.lvl0?.value).toBe('Q & A');
});

test('snippets are as long as was asked for, headings are also marked whole', () => {
  expect(hit._snippetResult.content?.value).toBe('…<mark>Kestrel</mark> &lt;img…');
  expect(hit._snippetResult.hierarchy.lvl2?.value).toBe('<mark>Kestrel</mark> &lt;img src…');
  expect(hit._highlightResult.hierarchy.lvl2?.value).toBe(`<mark>Kestrel</mark> ${ESCAPED}`);
  expect(hit._highlightResult.content).toBeUndefined();
});

test('only the levels that are filled are marked, in order: the last one is the title', () => {
  expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3']);
});

test('a hit keeps what it is known by', () => {
  expect(hit).toMatchObject({
    objectID: '/docs/x#a:lvl3',
    url: 'https://manual.example/docs/x#a',
    url_without_anchor: 'https://manual.example/docs/x',
    anchor: 'a',
    type: 'lvl3',
    product: null,
    platform: 'mt4',
  });
  expect(hit).not.toHaveProperty('twins');
});

test('a request without tags and lengths gets those of Algolia', () => {
  const words = 'one two three four five six seven eight nine ten eleven';
  const {_snippetResult} = createHit(
    record({route: '/docs/x', headings: ['Kestrel'], content: words}),
    marking,
    {query: 'kestrel', indexName: 'manual'},
  );
  expect(_snippetResult.hierarchy.lvl1?.value).toBe(
    '<span class="algolia-docsearch-suggestion--highlight">Kestrel</span>',
  );
  expect(_snippetResult.content?.value).toBe(words.replace(' eleven', '…'));
});

test('the sign for a cut is text', () => {
  const {_snippetResult} = createHit(
    record({route: '/docs/x', headings: ['One two three']}),
    marking,
    {...parameters, attributesToSnippet: ['hierarchy.lvl1:1'], snippetEllipsisText: '<…>'},
  );
  expect(_snippetResult.hierarchy.lvl1?.value).toBe('One&lt;…&gt;');
});

test('twins go along', () => {
  const twins = [{label: 'R-10', url: 'https://manual.example/docs/r10/'}];
  const one = record({route: '/docs/x', headings: ['X']});
  expect(createHit(one, marking, parameters, twins).twins).toEqual(twins);
});
