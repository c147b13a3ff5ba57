import {recordOf} from '../shared/indexFormat';
import type {SearchClient, SearchContext, SearchParameters, SearchResult} from '../types';
import {createHit} from './createHit';
import {loadSearchIndex} from './loadSearchIndex';
import type {Match} from './findMatches';
import {nearestWords} from './nearestWords';
import {createSearchError, isSearchError} from './searchError';
import {createSearchIndex, type SearchIndex} from './searchIndex';
import {searchRecords} from './searchRecords';

const DEFAULT_HITS_PER_PAGE = 20;

/**
 * The search client that answers from the index file of the build. The file is fetched with the
 * first search, or before it with `search({requests: []})`; after a failure the next search tries again.
 */
export function createEmbeddedClient({
  indexUrl,
  getContext,
  fetch: fetchFile,
}: {
  indexUrl: string;
  getContext: () => SearchContext;
  fetch?: typeof fetch;
}): SearchClient {
  let loading: Promise<SearchIndex> | undefined;

  function load(): Promise<SearchIndex> {
    loading ??= loadSearchIndex(indexUrl, fetchFile)
      .then(createSearchIndex)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }

  return {
    search: ({requests}) =>
      withIndex((index) => ({
        results: requests.map((request) => answer(request, getContext(), index)),
      })),
    nearestWords: (query) => withIndex((index) => nearestWords(query, index)),
  };

  async function withIndex<Result>(use: (index: SearchIndex) => Result): Promise<Result> {
    try {
      return use(await load());
    } catch (error) {
      // A file of the right format can still hold other things than it promises.
      throw isSearchError(error)
        ? error
        : createSearchError('invalid', `The search index ${indexUrl} cannot be read.`, error);
    }
  }
}

/** The answer to one request. */
export function answer(
  parameters: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): SearchResult {
  const {query, hitsPerPage = DEFAULT_HITS_PER_PAGE, page = 0, distinct = true} = parameters;
  const {found, foundTerms} = searchRecords(parameters, context, index);
  const others = found.flatMap(({twins}) => twins.map((best) => ({best, twins: []})));
  const listed = distinct ? found : [...found.map(({best}) => ({best, twins: []})), ...others];
  const {words} = index.tokenizer;
  const isFound = (term: string) => foundTerms.has(term);
  const hits = listed.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({best, twins}) =>
    createHit(
      recordOf(index.file, best.section, best.page),
      {words, isFound},
      parameters,
      twins.map((twin) => toTwin(twin, index)),
    ),
  );
  return {
    hits,
    nbHits: found.length + others.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(listed.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    index: parameters.indexName,
    processingTimeMS: 1,
  };
}

function toTwin({section, page}: Match, {file}: SearchIndex) {
  const {hierarchy, url} = recordOf(file, section, page);
  return {label: hierarchy.lvl0 ?? '', url};
}
