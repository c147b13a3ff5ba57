import {expect, test} from 'vitest';
import {pageParameters, RETRIEVED_ATTRIBUTES} from '@site/src/search/client/searchParameters';

const request = {query: 'kestrel', indexName: 'manual', page: 2, facetFilters: ['language:en']};

test('the search page searches like the modal, twenty hits at a time', () => {
  expect(pageParameters(request, false)).toMatchObject({
    ...request,
    hitsPerPage: 20,
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
    ...['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `hierarchy.${level}:${words}`,
    ),
    ...['content', 'message', 'remedy'].map((text) => `${text}:${words}`),
  ]);
});
