import {expect, test} from 'vitest';
import {rowOf, spreadPages, type PlacedRow} from '@site/src/search/shared/spreadPages';

/**
 * Rows by name, best first. `a1` is a row of the page `a`; `a` the page itself; `a!` the page itself,
 * whose title answers.
 */
function spread(rows: string): PlacedRow<string>[] {
  return spreadPages(rows.split(' ').filter(Boolean), {
    pageOf: (row) => row.charAt(0),
    isPage: (row) => !/\d/.test(row),
    isAnswer: (row) => row.endsWith('!'),
  });
}

const names = (placed: readonly PlacedRow<string>[]) => placed.map(({row}) => row).join(' ');

test.each([
  ['nothing', '', '', ''],
  ['one page', 'a a1', 'a a1', ''],
  ['pages keep the order of their best rows', 'b1 a1 c1', 'b1 a1 c1', ''],
  ['rows of a page stand together while no other page has a better one', 'a a1 b', 'a a1 b', ''],
  ['a row behind that of another page is a further one', 'a b a1', 'a b', 'a1'],
  ['at most three rows of a page', 'a1 a2 a3 a4 a5 b1', 'a1 a2 a3 b1', 'a4 a5'],
  ['further rows of several pages stay in order', 'a1 b1 c1 b2 a2 b3', 'a1 b1 c1', 'b2 a2 b3'],
  ['a row that is a further one itself does not part others', 'a1 b1 a2 b2', 'a1 b1 b2', 'a2'],
  ['the page is not moved if its title does not answer', 'a1 a a2', 'a1 a a2', ''],
  ['a page whose title answers is the first of its rows', 'a1 a! b', 'a! a1 b', ''],
  ['even from behind other pages', 'a1 b a!', 'a! a1 b', ''],
  ['it takes one of the three places', 'a1 a2 a3 b a!', 'a! a1 a2 b', 'a3'],
  ['it does not move its page before others', 'b a1 a!', 'b a! a1', ''],
  ['two titles that answer', 'a1 b1 b! a!', 'a! a1 b! b1', ''],
])('%s', (_, rows, shown, further) => {
  const placed = spread(rows);
  expect(names(placed.filter(({isFurther}) => !isFurther))).toBe(shown);
  expect(names(placed.filter(({isFurther}) => isFurther))).toBe(further);
  expect(names(placed), 'further rows are at the end').toBe(
    [shown, further].filter(Boolean).join(' '),
  );
});

test.each([
  ['rows below the row of their page', 'a a1 a2 b1', 'a1 a2'],
  ['no row above it', 'a1 a a2', 'a2'],
  ['no row of a page without one', 'a1 a2 b', ''],
  ['rows below a title that answers', 'a1 a! a2', 'a1 a2'],
  ['no further row, which stands alone', 'a b a1', ''],
])('below their page are: %s', (_, rows, expected) => {
  expect(names(spread(rows).filter(({isBelowPage}) => isBelowPage))).toBe(expected);
});

test.each([
  ['the last row of a page with further ones', 'a1 a2 a3 a4 b1', 'a3'],
  ['the only row of a page with further ones', 'a1 b1 a2 c1', 'a1'],
  ['no row of a page without further ones', 'a1 a2 a3 b1', ''],
  ['one row of each page', 'a1 b1 c1 a2 b2', 'a1 b1'],
])('has more: %s', (_, rows, expected) => {
  expect(names(spread(rows).filter(({hasMore}) => hasMore))).toBe(expected);
});

test('every row is there once', () => {
  const rows = 'a1 b a! a2 c1 c! a3 b1 a4 c2 c3 c4';
  expect(
    spread(rows)
      .map(({row}) => row)
      .sort(),
  ).toEqual(rows.split(' ').sort());
});

test.each([
  [{isBelowPage: false, hasMore: false, isFurther: false}, {}],
  [
    {isBelowPage: true, hasMore: true, isFurther: false},
    {isBelowPage: true, hasMore: true},
  ],
  [{isBelowPage: false, hasMore: false, isFurther: true}, {isFurther: true}],
])('a hit says of its row only what is true: %j', (placed, expected) => {
  expect(rowOf(placed)).toEqual(expected);
});
