import {expect, test} from 'vitest';
import type {SearchHit} from '@site/src/search/types';
import {outcomeText} from '@site/src/search/view/outcomeText';

const hits = (nbHits: number) =>
  ({kind: 'hits', query: 'stop', hits: Array<SearchHit>(nbHits), nbHits}) as const;

test.each([
  ['', null],
  ['', {kind: 'blank'}],
  ['Unable to fetch results', {kind: 'failure', query: 'stop', reason: 'network'}],
  ['No results for "stop"', {...hits(0), unknown: ['zebra']}],
  ['1 result', hits(1)],
  ['3 results', hits(3)],
  [
    'Nothing about "zebra" and "gnu"; nearest: 2 results',
    {...hits(2), unknown: ['zebra', 'gnu', 'zebra']},
  ],
  ['Only the first 64 characters are searched. 1 result', {...hits(1), query: 'x'.repeat(64)}],
] as const)('"%s"', (expected, outcome) => {
  expect(outcomeText(outcome)).toBe(expected);
});

test('the search page says how many are in view', () => {
  expect(outcomeText(hits(45), 20)).toBe('45 results, showing the first 20');
});
