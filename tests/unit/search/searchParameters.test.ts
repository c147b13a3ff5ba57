import {expect, test} from 'vitest';
import {pageParameters, RETRIEVED_ATTRIBUTES} from '@site/src/search/client/searchParameters';

const request = {
  query: 'kestrel',
  indexName: 'manual',
  hitsPerPage: 40,
  facetFilters: ['language:en'],
};

test('the search page searches like the modal', () => {
  expect(pageParameters(request, false)).toMatchObject({
    ...request,
    attributesToRetrieve: RETRIEVED_ATTRIBUTES,
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
});

test.each([
  ['wide', false, 10],
  ['narrow', true, 5],
])('snippets on a %s screen', (_, isNarrow, words) => {
  expect(pageParameters(request, isNarrow).attributesToSnippet).toEqual([
    ...['content', 'message', 'remedy'].map((text) => `${text}:${words}`),
  ]);
});
