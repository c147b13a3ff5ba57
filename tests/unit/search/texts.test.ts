import {expect, test} from 'vitest';
import {outcomeText} from '@site/src/search/view/outcomeText';

test('names each unknown word once', () => {
  const unknown = ['zebra', 'gnu', 'zebra'];
  expect(outcomeText({kind: 'hits', query: 'stop', hits: [], nbHits: 2, unknown})).toBe(
    'Nothing about “zebra” and “gnu”. Nearest matches: 2 results',
  );
});
