import {expect, test} from 'vitest';
import type {SearchHit} from '@site/src/search/types';
import {statusTextOf} from '@site/src/search/modal/statusTextOf';
import {summaryOf} from '@site/src/search/page/summaryOf';

const hits = (shown: number, nbHits: number) =>
  ({kind: 'hits', query: 'stop', hits: Array<SearchHit>(shown), nbHits}) as const;
const answer = (nbHits: number) => hits(nbHits, nbHits);
const failure = {kind: 'failure', query: 'stop', reason: 'network'} as const;

test.each([
  ['start', null, ''],
  ['start', answer(3), ''],
  ['noResults', {kind: 'blank'}, ''],
  ['results', answer(3), '3 results'],
  ['results', answer(1), '1 result'],
  ['results', {...answer(2), unknown: ['zebra']}, 'Nothing about "zebra"; nearest: 2 results'],
  ['noResults', {...answer(0), unknown: ['zebra']}, 'No results for "stop"'],
  ['noResults', answer(0), 'No results for "stop"'],
  [
    'results',
    {...answer(1), query: 'x'.repeat(64)},
    'Only the first 64 characters are searched. 1 result',
  ],
  [
    'noResults',
    failure,
    'Unable to fetch results. You might want to check your network connection.',
  ],
] as const)('the screen "%s" after %o is announced as "%s"', (screen, outcome, expected) => {
  expect(statusTextOf(screen, outcome)).toBe(expected);
});

test.each([
  [null, false, ''],
  [null, true, 'Searching…'],
  [hits(3, 3), false, '3 results'],
  [hits(20, 45), false, '45 results, showing the first 20'],
  [hits(1, 1), false, '1 result'],
  [
    {...hits(2, 2), unknown: ['zebra', 'gnu', 'zebra']},
    false,
    'Nothing about "zebra" and "gnu"; nearest: 2 results',
  ],
  [hits(0, 0), false, 'No results for "stop"'],
  [failure, false, 'Unable to fetch results'],
])('the search page sums up %o', (given, isStalled, expected) => {
  expect(summaryOf(given, isStalled)).toBe(expected);
});
