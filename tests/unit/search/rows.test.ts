import {expect, test} from 'vitest';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import type {RankedMatch} from '@site/src/search/client/engine/rank';
import {arrangeRows} from '@site/src/search/client/engine/rows';
import type {IndexedPage} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);
const pages = new Map<string, IndexedPage>();

/** A match. Matches on one page share the page's data, as they do in an index. */
function found(given: Parameters<typeof record>[0], code = 0): RankedMatch {
  const [section] = createIndex([record(given)]).sections;
  const [at] = section?.pages ?? [];
  if (!section || !at) {
    throw new Error('The record was not indexed.');
  }
  const page = pages.get(at.page.route) ?? at.page;
  pages.set(page.route, page);
  return {section, at: {...at, page}, scores: [1], onPage: [1], code, score: 1};
}

/** `a` is a page, `a1` one of its sections, `T:Chart` the definition of a term. */
function named(name: string): RankedMatch {
  const [, term] = name.split(':');
  if (term) {
    return found({
      route: '/docs/T',
      headings: ['Terms', term],
      anchor: `:${term}`,
      kind: 'term',
    });
  }
  const route = `/docs/${name.charAt(0)}`;
  const anchor = name.slice(1);
  return found(anchor ? {route, headings: [route, anchor], anchor} : {route, headings: [name]});
}

/**
 * The rows of a list by name: `<` follows a row that is below the row of its page, `+` a row with more of its
 * page, and `*` a further row.
 */
function rows(names: string, query: string): string {
  return arrangeRows(names.split(' ').map(named), parseQuery(query, index))
    .map(
      ({group: {best}, isBelowPage, hasMore, isFurther}) =>
        best.at.page.route.slice('/docs/'.length) +
        (best.section.indexed.anchor ?? '') +
        (isBelowPage ? '<' : '') +
        (hasMore ? '+' : '') +
        (isFurther ? '*' : ''),
    )
    .join(' ');
}

test.each([
  ['pages keep the order of their best rows', 'b1 a1 c1', 'b1 a1 c1'],
  ['rows of a page stand together while no other page has a better one', 'a a1 b', 'a a1< b'],
  ['a row behind that of another page is a further one', 'a b a1', 'a+ b a1*'],
  ['at most three rows of a page', 'a1 a2 a3 a4 a5 b1', 'a1+ a2 a3 b1 a4* a5*'],
  ['further rows of several pages stay in order', 'a1 b1 c1 b2 a2', 'a1+ b1+ c1 b2* a2*'],
  ['a further row does not part others', 'a1 b1 a2 b2', 'a1+ b1 b2 a2*'],
  ['no row above that of its page is below it', 'a1 a a2', 'a1 a a2<'],
])('%s', (_, ranked, expected) => {
  expect(rows(ranked, 'chart ')).toBe(expected);
});

test.each([
  [
    'comes first when its meaning is asked for',
    'a b c T:Chart',
    'what is a chart',
    'T:Chart a b c',
  ],
  ['is third when the query is the term', 'a b c T:Chart', 'charts', 'a b T:Chart c'],
  ['stays when more is asked for', 'a b c T:Chart', 'attach chart', 'a b c T:Chart'],
  ['is not moved down', 'T:Chart a b c', 'chart ', 'T:Chart a b c'],
])('a definition %s', (_, ranked, query, expected) => {
  expect(rows(ranked, query)).toBe(expected);
});

test('the section about a code is below the row of the code that the query names', () => {
  const codes = ['10027', 'error-10027'].map((anchor, at) =>
    found({route: '/docs/codes', headings: ['Codes', anchor], anchor}, at === 0 ? 1 : 0),
  );
  const arranged = arrangeRows(codes, parseQuery('chart', index));
  expect(arranged.map(({isBelowPage}) => isBelowPage)).toEqual([undefined, true]);
});

test('counterparts are one page in the list', () => {
  const on = (platform: string, anchor: string) =>
    found({
      route: `/docs/r50/${platform}/x`,
      manual: 'R-50',
      sharedPath: 'x',
      headings: ['X'],
      anchor,
    });
  const arranged = arrangeRows(
    [on('mt4', 'a'), on('mt5', 'b'), named('y'), on('mt4', 'c')],
    parseQuery('chart ', index),
  );
  expect(arranged.map(({isFurther}) => isFurther)).toEqual([undefined, undefined, undefined, true]);
});
