import {recordOf} from '../../shared/indexFormat';
import type {Word} from '../../shared/tokenize';
import {rowOf} from '../../shared/spreadPages';
import {twinLabel} from '../../shared/twins';
import type {
  SearchContext,
  SearchHit,
  SearchParameters,
  SearchRecord,
  SearchResult,
} from '../../types';
import {twinsOf, type FoundPlace} from './collapseTwins';
import {createHit} from './createHit';
import {findMarks} from './findMarks';
import type {SearchIndex} from './searchIndex';
import {searchRecords} from './searchRecords';

const DEFAULT_HITS_PER_PAGE = 20;

/** The answer to one request. */
export function answer(
  parameters: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): SearchResult {
  const {query, hitsPerPage = DEFAULT_HITS_PER_PAGE, page = 0} = parameters;
  const {rows, foundWords} = searchRecords(parameters, context, index);
  const {words} = index.tokenizer;
  const marksOf = (text: readonly Word[]) => findMarks(text, foundWords);
  const hits = rows.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((placed) => ({
    ...createHit(recordOfPlace(placed.row, index), {words, marksOf}, parameters),
    ...twinLinks(placed.row, index),
    ...rowOf(placed),
  }));
  return {
    hits,
    nbHits: rows.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(rows.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
    query,
    index: parameters.indexName,
    processingTimeMS: 1,
  };
}

/** The record of a place: of a part of a long text, the heading above it with the text of the part. */
function recordOfPlace(
  {best: {texts, at}}: FoundPlace,
  {file, sections}: SearchIndex,
): SearchRecord {
  const record = recordOf(file, texts.section, at.page);
  if (record.type !== 'content') {
    return record;
  }
  const head = sections.find(
    ({section, pages}) =>
      section.type !== 'content' &&
      section.anchor === record.anchor &&
      pages.some(({page}) => page === at.page),
  );
  return head ? {...recordOf(file, head.section, at.page), content: record.content} : record;
}

/** The near twins of a place. */
function twinLinks(place: FoundPlace, {file}: SearchIndex): Pick<SearchHit, 'twins'> {
  const twins = twinsOf(place).map(({texts, at}) => ({
    label: twinLabel(place.best.at, at),
    url: recordOf(file, texts.section, at.page).url,
  }));
  return twins.length > 0 ? {twins} : {};
}
