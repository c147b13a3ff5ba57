import {expect, test} from 'vitest';
import {company} from '@site/src/data/company';
import {scoreQueries, type JudgedQuery} from '../../../scripts/scoreQueries';

const hit = (path: string) => ({url: company.url + company.baseUrl + path.slice(1)});

/** Scores one query by the paths of its hits. */
function score(paths: readonly string[], expected: readonly string[], anyProduct?: boolean) {
  const query: JudgedQuery = {query: 'x', expect: expected, why: 'a test'};
  return scoreQueries(
    [anyProduct === undefined ? query : {...query, anyProduct}],
    () => paths.map(hit),
    ['r10', 'r50'],
  );
}

test.each([
  ['the right page first', ['/a', '/b'], ['/a'], undefined, 1],
  ['one of several right pages', ['/b', '/a', '/c'], ['/c', '/a'], undefined, 2],
  ['no right page', ['/b'], ['/a'], undefined, 0],
  ['no hits', [], ['/a'], undefined, 0],
  ['a slash at the end does not matter', ['/a/'], ['/a'], undefined, 1],
  ['the same page of another product', ['/docs/r50/x'], ['/docs/r10/x'], true, 1],
  ['which is wrong for a query with a product', ['/docs/r50/x'], ['/docs/r10/x'], false, 0],
  ['or by default', ['/docs/r50/x'], ['/docs/r10/x'], undefined, 0],
  ['another page of another product', ['/docs/r50/y'], ['/docs/r10/x'], true, 0],
  ['any section of the right page', ['/a#x'], ['/a'], undefined, 1],
  ['the right section', ['/a/#y', '/a/#x'], ['/a#x'], undefined, 2],
  ['another section, or the page, of a right section', ['/a#y', '/a'], ['/a#x'], undefined, 0],
  ['a folder that is no product', ['/docs/r99/x'], ['/docs/r10/x'], true, 0],
])('the rank of a query: %s', (_, paths, expected, anyProduct, rank) => {
  const {queries} = score(paths, expected, anyProduct);
  expect(queries).toEqual([{query: 'x', rank, paths}]);
});

test.each([
  [1, 1, 1, 1],
  [2, 0, 1, 1 / 2],
  [3, 0, 1, 1 / 3],
  [4, 0, 0, 1 / 4],
])('a right page in row %d', (row, rightFirst, inFirstThree, meanReciprocalRank) => {
  const paths = Array.from({length: 5}, (_, place) => (place + 1 === row ? '/right' : `/${place}`));
  expect(score(paths, ['/right'])).toMatchObject({rightFirst, inFirstThree, meanReciprocalRank});
});

test.each([
  ['each row leads to another page', ['/a', '/b', '/c'], 3],
  ['several lead to the same one', ['/a', '/a', '/b', '/a'], 2],
  ['only the first eight count', [...'abcdefghij'].map((name) => `/${name}`), 8],
  ['no rows', [], 0],
])('the pages among the first eight rows: %s', (_, paths, expected) => {
  expect(score(paths, ['/a']).pagesInFirstEight).toBe(expected);
});

test('the figures are means over all queries', () => {
  const queries = ['a', 'b', 'c', 'd'].map((query) => ({query, expect: [`/${query}`], why: ''}));
  const {rightFirst, inFirstThree, pagesInFirstEight, meanReciprocalRank} = scoreQueries(
    queries,
    (query) => (query === 'a' ? [hit('/a'), hit('/x')] : [hit('/x'), hit('/b')]),
    [],
  );
  expect([rightFirst, inFirstThree, pagesInFirstEight, meanReciprocalRank]).toEqual([
    0.25,
    0.5,
    2,
    (1 + 1 / 2) / 4,
  ]);
});

test('no queries score nothing', () => {
  expect(scoreQueries([], () => [], [])).toMatchObject({rightFirst: 0, pagesInFirstEight: 0});
});
