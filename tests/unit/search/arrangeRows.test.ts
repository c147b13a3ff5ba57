import {describe, expect, test} from 'vitest';
import {arrangeRows} from '@site/src/search/client/engine/arrangeRows';
import type {MatchGroup} from '@site/src/search/client/engine/groupMatches';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';

import type {IndexedPage} from '@site/src/search/types';
import {match, type Given} from './ranking';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);

const pages = new Map<string, IndexedPage>();

/** What was found. Sections of one page have it in common, as they do in an index. */
function found(given: Given): MatchGroup {
  const {at, ...one} = match(given);
  const page = pages.get(at.page.route) ?? at.page;
  pages.set(at.page.route, page);
  const best = {...one, at: {...at, page}};
  return {best, matches: [best]};
}

const term = (heading: string): MatchGroup =>
  found({
    route: '/docs/basics/',
    headings: ['Glossary', heading],
    anchor: `term-${heading.toLowerCase().replace(/\W+/g, '-')}`,
    kind: 'term',
    type: 'lvl2',
  });
const page = (name: string, given: Given = {}): MatchGroup =>
  found({route: `/docs/${name}`, headings: [name], ...given});

/** The rows of a list, by route and anchor, without `/docs/`. */
function rows(ranked: readonly MatchGroup[], query: string): string[] {
  return arrangeRows(ranked, parseQuery(query, index)).map(({found: {best}}) =>
    [best.at.page.route.slice('/docs/'.length), best.section.indexed.anchor]
      .filter(Boolean)
      .join('#'),
  );
}

describe('the definition of a term', () => {
  const others = ['a', 'b', 'c', 'd'].map((name) => page(name));

  test.each([
    ['comes first when its meaning is asked for', 'what is a chart', ['basics/#term-chart', 'a']],
    ['comes first for "define"', 'define chart', ['basics/#term-chart', 'a']],
    ['is third when the query is the term', 'chart', ['a', 'b', 'basics/#term-chart', 'c']],
    [
      'is third when the query is the term in other words',
      'charts',
      ['a', 'b', 'basics/#term-chart', 'c'],
    ],
    [
      'stays where it is when more is asked for',
      'attach chart',
      ['a', 'b', 'c', 'd', 'basics/#term-chart'],
    ],
    [
      'stays where it is when another thing is asked for',
      'what is a vps',
      ['a', 'b', 'c', 'd', 'basics/#term-chart'],
    ],
  ])('%s', (_, query, expected) => {
    expect(rows([...others, term('Chart')], query).slice(0, expected.length)).toEqual(expected);
  });

  test('is not moved down', () => {
    expect(rows([term('Chart'), ...others], 'chart ')[0]).toBe('basics/#term-chart');
  });

  test('that was typed is chosen, not one that means the same', () => {
    const terms = [term('Robot'), term('Expert')];
    const [first] = rows([...others, ...terms], 'what is expert ');
    expect(first).toBe('basics/#term-expert');
    expect(rows([...others, term('Robot')], 'what is expert ')[0]).toBe('basics/#term-robot');
  });

  test('stands beside a row of its page, since the list shows these together', () => {
    const sibling = found({
      route: '/docs/basics/',
      headings: ['Glossary', 'About charts'],
      anchor: 'about',
      type: 'lvl2',
    });
    const [a, b, c] = others as [MatchGroup, MatchGroup, MatchGroup];
    expect(rows([sibling, a, b, c, term('Chart')], 'chart ').slice(0, 3)).toEqual([
      'basics/#about',
      'basics/#term-chart',
      'a',
    ]);
    expect(rows([a, sibling, b, c, term('Chart')], 'chart ').slice(0, 3)).toEqual([
      'a',
      'basics/#about',
      'basics/#term-chart',
    ]);
  });
});

test('counterparts are one page in the list', () => {
  const on = (platform: string, anchor: string | null) =>
    found({
      route: `/docs/r50/${platform}/x`,
      manual: 'R-50',
      sharedPath: 'x',
      headings: ['X'],
      anchor,
    });
  const arranged = arrangeRows(
    [on('mt4', 'a'), on('mt5', 'b'), page('y'), on('mt4', 'c')],
    parseQuery('chart ', index),
  );
  expect(arranged.map(({isFurther}) => isFurther)).toEqual([undefined, undefined, undefined, true]);
  expect(arranged.map(({hasMore}) => hasMore)).toEqual([true, undefined, undefined, undefined]);
});

/** Rows by name, best first: `a` is the page itself, `a1` one of its sections. */
function spread(names: string) {
  const ranked = names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const route = name.charAt(0);
      const anchor = name.slice(1) || null;
      return page(route, anchor === null ? {} : {anchor, type: 'lvl2', headings: [route, anchor]});
    });
  return arrangeRows(ranked, parseQuery('zebra ', index)).map(({found: {best}, ...row}) => ({
    name: best.at.page.route.slice('/docs/'.length) + (best.section.indexed.anchor ?? ''),
    ...row,
  }));
}

type Flag = 'isBelowPage' | 'hasMore' | 'isFurther';

const namesWith = (names: string, flag: Flag, isSet = true) =>
  spread(names)
    .filter((row) => (row[flag] ?? false) === isSet)
    .map(({name}) => name)
    .join(' ');

test.each([
  ['nothing', '', '', ''],
  ['one page', 'a a1', 'a a1', ''],
  ['pages keep the order of their best rows', 'b1 a1 c1', 'b1 a1 c1', ''],
  ['rows of a page stand together while no other page has a better one', 'a a1 b', 'a a1 b', ''],
  ['a row behind that of another page is a further one', 'a b a1', 'a b', 'a1'],
  ['at most three rows of a page', 'a1 a2 a3 a4 a5 b1', 'a1 a2 a3 b1', 'a4 a5'],
  ['further rows of several pages stay in order', 'a1 b1 c1 b2 a2 b3', 'a1 b1 c1', 'b2 a2 b3'],
  ['a row that is a further one itself does not part others', 'a1 b1 a2 b2', 'a1 b1 b2', 'a2'],
  ['the page itself is one of its rows', 'a1 a a2', 'a1 a a2', ''],
])('%s', (_, ranked, shown, further) => {
  expect(namesWith(ranked, 'isFurther', false)).toBe(shown);
  expect(namesWith(ranked, 'isFurther')).toBe(further);
  const all = spread(ranked).map(({name}) => name);
  expect(all.join(' '), 'further rows are at the end').toBe(
    [shown, further].filter(Boolean).join(' '),
  );
});

test.each([
  ['rows below the row of their page', 'a a1 a2 b1', 'a1 a2'],
  ['no row above it', 'a1 a a2', 'a2'],
  ['no row of a page without one', 'a1 a2 b', ''],
  ['no further row, which stands alone', 'a b a1', ''],
])('below their page are: %s', (_, ranked, expected) => {
  expect(namesWith(ranked, 'isBelowPage')).toBe(expected);
});

test('the section about a code is below the row of the code that the query names', () => {
  const [code, section] = ['10027', 'error-10027'].map((anchor, at) =>
    page('codes', {anchor, type: 'lvl2', headings: ['Codes', anchor], isCode: at === 0}),
  ) as [MatchGroup, MatchGroup];
  const arranged = arrangeRows([code, section], parseQuery('10027', index));
  expect(arranged.map(({isBelowPage}) => isBelowPage)).toEqual([undefined, true]);
});

test.each([
  ['the first row of a page with further ones', 'a1 a2 a3 a4 b1', 'a1'],
  ['the only row of a page with further ones', 'a1 b1 a2 c1', 'a1'],
  ['no row of a page without further ones', 'a1 a2 a3 b1', ''],
  ['one row of each page', 'a1 b1 c1 a2 b2', 'a1 b1'],
])('has more: %s', (_, ranked, expected) => {
  expect(namesWith(ranked, 'hasMore')).toBe(expected);
});
