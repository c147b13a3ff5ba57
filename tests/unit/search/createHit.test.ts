import {expect, test} from 'vitest';
import {createHit} from '@site/src/search/client/engine/createHit';
import {createTokenizer, type Word} from '@site/src/search/shared/tokenize';
import type {SearchParameters} from '@site/src/search/types';
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

test('every text of a hit is escaped, except lvl0, which is rendered as text', () => {
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

test('lvl0 is unchanged everywhere', () => {
  const odd = {...record({route: '/docs/x', headings: ['X']})};
  odd.hierarchy = {...odd.hierarchy, lvl0: 'Q & A'};
  const {hierarchy, _highlightResult, _snippetResult} = createHit(odd, marking, parameters);
  expect(hierarchy.lvl0).toBe('Q & A');
  expect(_highlightResult.hierarchy.lvl0?.value).toBe('Q & A');
  expect(_snippetResult.hierarchy.lvl0?.value).toBe('Q & A');
});

test('snippets have the requested length; headings are also marked in full', () => {
  expect(hit._snippetResult.content?.value).toBe('…<mark>Kestrel</mark> &lt;img…');
  expect(hit._snippetResult.hierarchy.lvl2?.value).toBe('<mark>Kestrel</mark> &lt;img src…');
  expect(hit._highlightResult.hierarchy.lvl2?.value).toBe(`<mark>Kestrel</mark> ${ESCAPED}`);
  expect(hit._highlightResult.content).toBeUndefined();
});

test('only levels with a heading are marked, in order, so that the last one is the title', () => {
  expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3']);
});

test('a hit keeps the attributes that identify it', () => {
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

test('a request without tags and lengths gets the defaults of Algolia', () => {
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

test('the ellipsis is escaped as text', () => {
  const {_snippetResult} = createHit(
    record({route: '/docs/x', headings: ['One two three']}),
    marking,
    {...parameters, attributesToSnippet: ['hierarchy.lvl1:1'], snippetEllipsisText: '<…>'},
  );
  expect(_snippetResult.hierarchy.lvl1?.value).toBe('One&lt;…&gt;');
});

test.each([
  [
    'a message and what to do',
    {message: `Kestrel lost ${MARKUP}`, remedy: `Look up. ${MARKUP} Kestrel`},
    {
      message: {value: `<mark>Kestrel</mark> lost ${ESCAPED}`, matchLevel: 'partial'},
      remedy: {value: 'Look up…', matchLevel: 'none'},
    },
  ],
  ['neither', {message: null, remedy: null}, {}],
  ['empty texts', {message: '', remedy: ''}, {}],
])('the texts of a code: %s', (_, texts, expected) => {
  const {_snippetResult, _highlightResult} = createHit(
    record({route: '/docs/x', headings: ['X'], kind: 'code', ...texts}),
    {
      ...marking,
      marksOf: (words) => words.map(({wholes}, place) => place === 0 && wholes[0] === 'kestrel'),
    },
    {...parameters, attributesToSnippet: ['message:9', 'remedy:2']},
  );
  const {hierarchy, ...shown} = _snippetResult;
  expect(shown).toEqual(expected);
  expect(hierarchy.lvl1?.value).toBe('X');
  expect(_highlightResult).not.toHaveProperty('message');
  expect(_highlightResult).not.toHaveProperty('remedy');
});
