import {recordOf} from '../shared/indexFormat';
import type {Word} from '../shared/tokenize';
import type {SearchContext, SearchParameters, SearchResult} from '../types';
import {createHit} from './createHit';
import {findMarks} from './findMarks';
import type {Match} from './findMatches';
import type {SearchIndex} from './searchIndex';
import {searchRecords} from './searchRecords';

const DEFAULT_HITS_PER_PAGE = 20;

/** The answer to one request. */
export function answer(
  parameters: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): SearchResult {
  const {query, hitsPerPage = DEFAULT_HITS_PER_PAGE, page = 0, distinct = true} = parameters;
  const {found, foundWords} = searchRecords(parameters, context, index);
  const others = found.flatMap(({twins}) => twins.map((best) => ({best, twins: []})));
  const listed = distinct ? found : [...found.map(({best}) => ({best, twins: []})), ...others];
  const {words} = index.tokenizer;
  const marksOf = (text: readonly Word[]) => findMarks(text, foundWords);
  const hits = listed.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({best, twins}) =>
    createHit(
      recordOf(index.file, best.section, best.page),
      {words, marksOf},
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
