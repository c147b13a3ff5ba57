import {expect, test} from 'vitest';
import {createHit} from '@site/src/search/client/engine/createHit';
import {createTokenizer, type Word} from '@site/src/search/shared/tokenize';
import type {SearchParameters} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';

const MARKUP = '<img src=x onerror="y">';
const ESCAPED = '&lt;img src=x onerror=&quot;y&quot;&gt;';
const marking = {
  ...createTokenizer([]),
  marksOf: (words: readonly Word[]) => words.map(({term}) => term === 'kestrel'),
  worthOf: () => 1,
  enough: 0,
};
const parameters: SearchParameters = {
  query: 'kestrel',
  indexName: 'manual',
  attributesToSnippet: ['content:2'],
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

test('lvl0 is unchanged', () => {
  const odd = {...record({route: '/docs/x', headings: ['X']})};
  odd.hierarchy = {...odd.hierarchy, lvl0: 'Q & A'};
  expect(createHit(odd, marking, parameters).hierarchy.lvl0).toBe('Q & A');
});

test('snippets have the requested length; headings are marked in full', () => {
  expect(hit._snippetResult.content?.value).toBe('…<mark>Kestrel</mark> &lt;img…');
  expect(hit._highlightResult.hierarchy.lvl2?.value).toBe(`<mark>Kestrel</mark> ${ESCAPED}`);
});

test('only levels with a heading are marked', () => {
  expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(['lvl1', 'lvl2', 'lvl3']);
});

test('a hit keeps the attributes that identify it', () => {
  expect(hit).toMatchObject({
    objectID: '/docs/x#a:lvl3',
    url: 'https://manual.example/docs/x#a',
    type: 'lvl3',
    platform: 'mt4',
  });
  expect(hit).not.toHaveProperty('counterparts');
});

test('without a length a snippet has ten words', () => {
  const words = 'one two three four five six seven eight nine ten eleven';
  const {_snippetResult} = createHit(
    record({route: '/docs/x', headings: ['Kestrel'], content: words}),
    marking,
    {},
  );
  expect(_snippetResult.content?.value).toBe(words.replace(' eleven', '…'));
});

test.each([
  [
    'a message and what to do',
    {message: `Kestrel lost ${MARKUP}`, remedy: `Look up. ${MARKUP} Kestrel`},
    {
      message: {value: `<mark>Kestrel</mark> lost ${ESCAPED}`},
      remedy: {value: 'Look up…'},
    },
  ],
  ['neither', {message: null, remedy: null}, {}],
  ['empty texts', {message: '', remedy: ''}, {}],
])('the texts of a code: %s', (_, texts, expected) => {
  const {_snippetResult} = createHit(
    record({route: '/docs/x', headings: ['X'], kind: 'code', ...texts}),
    {
      ...marking,
      marksOf: (words) => words.map(({term}, at) => at === 0 && term === 'kestrel'),
      worthOf: () => 1,
      enough: 0,
    },
    {...parameters, attributesToSnippet: ['message:9', 'remedy:2']},
  );
  expect(_snippetResult).toEqual(expected);
});
