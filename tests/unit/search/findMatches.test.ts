import {expect, test} from 'vitest';
import {findMatches, scoreWord} from '@site/src/search/client/engine/findMatches';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import {record} from '../../fixtures/searchRecords';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);

function found(query: string, onlyPage?: string) {
  return findMatches(parseQuery(query, index), onlyPage, index);
}
const places = (query: string) =>
  found(query)
    .map(({at, section}) => `${at.page.route}#${section.indexed.anchor ?? ''}`)
    .sort();

test.each(['zebra ', '', '?!'])('"%s" is in no section', (query) => {
  expect(found(query)).toEqual([]);
});

test('a section that several pages share is one match per page', () => {
  expect(places('smiling ')).toEqual(
    ['r10', 'r400', 'r50'].flatMap((id) =>
      ['mt4', 'mt5'].map((platform) => `/docs/${id}/${platform}/setup/attach_ea#allow`),
    ),
  );
});

const PAGE = 'https://manual.example/docs/r50/mt5/setup/attach_ea';

test.each([
  [PAGE, 1],
  [`${PAGE}/more`, 0],
  ['/docs/r50/mt5/setup/attach_ea', 0],
])('a search of the page %s alone has %d matches', (page, expected) => {
  expect(found('smiling ', page)).toHaveLength(expected);
});

test('the name of a product finds all its pages, although they share their texts', () => {
  const named = found('r400 ');
  expect(new Set(named.map(({at}) => at.product))).toEqual(new Set(['r400']));
  expect(named).toHaveLength(SAMPLE.filter(({product}) => product === 'r400').length);
  expect(named.every(({scores}) => scores[0] === 8)).toBe(true);
});

test('a match includes the scores of its whole page', () => {
  const [match] = found('smiling ', PAGE);
  expect(match?.onPage).toEqual({best: match?.scores, sectionsWith: [1], sections: 2});
});

test('a page that only one product has is marked as such', () => {
  expect(found('preset ').map(({at}) => [at.page.route, at.isLone])).toEqual([
    ['/docs/r400/configuration/presets', true],
  ]);
  expect(found('smiling ').some(({at}) => at.isLone)).toBe(false);
});

test('a phrase matches only where its words are adjacent and in order', () => {
  const scores = (terms: string[]) => [...scoreWord([{terms, weight: 1}], index)];
  const having = (terms: string[]) => scores(terms).filter((score) => score > 0).length;
  expect(having(['stop', 'loss'])).toBe(2);
  expect(having(['loss', 'stop'])).toBe(0);
  expect(having(['stop', 'price'])).toBe(0);
});

test('a phrase in the text counts no more for a word of it in the heading', () => {
  const [inText = 0, inHeading = 0] = ['The take profit is kept.', 'It is kept.'].map(
    (content, place) => {
      const heading = place === 0 ? 'Take an update' : 'Take profit';
      const small = createIndex([
        record({route: '/a', headings: [heading], content}),
        record({route: '/b', headings: ['Other'], content: 'Nothing of it.'}),
      ]);
      return scoreWord([{terms: ['take', 'profit'], weight: 1}], small)[0];
    },
  );
  expect(inText).toBeGreaterThan(0);
  expect(inText).toBeLessThan(inHeading / 2);
});

test('a phrase is found in a message as in a heading', () => {
  const codes = createIndex([
    record({route: '/a', headings: ['A'], message: 'Invalid volume'}),
    record({route: '/b', headings: ['B'], message: 'Volume invalid'}),
  ]);
  const [inMessage, inAnotherOrder] = scoreWord([{terms: ['invalid', 'volume'], weight: 1}], codes);
  expect(inMessage).toBeGreaterThan(0);
  expect(inAnotherOrder).toBe(0);
});

test('a similar word counts less than the word itself, and having both counts a little more', () => {
  const best = (...alternatives: [string, number][]) =>
    Math.max(
      ...scoreWord(
        alternatives.map(([term, weight]) => ({terms: [term], weight})),
        index,
      ),
    );
  expect(best(['navigator', 0.5])).toBeCloseTo(best(['navigator', 1]) / 2);
  expect(best(['navigator', 1], ['chart', 0.01])).toBeGreaterThan(best(['navigator', 1]));
  expect(best(['navigator', 1], ['chart', 0.01])).toBeLessThan(1.1 * best(['navigator', 1]));
});
