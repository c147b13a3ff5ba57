import {HITS_PER_PAGE} from '../../shared/constants';
import {recordOf} from '../../shared/indexFormat';
import {counterpartLabel} from '../../shared/counterparts';
import type {
  SearchContext,
  SearchHit,
  SearchParameters,
  SearchRecord,
  SearchResult,
} from '../../types';
import {createHit} from './createHit';
import {findMarks} from './findMarks';
import type {Marking} from './highlight';
import {counterpartsOf, type MatchGroup} from './groupMatches';
import type {SearchIndex} from './searchIndex';
import {rarityOf, searchRecords} from './searchRecords';

/** The answer to one request. */
export function answer(
  parameters: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): SearchResult {
  const {hitsPerPage = HITS_PER_PAGE} = parameters;
  const {rows, foundWords, asked, unknown} = searchRecords(parameters, context, index);
  const marking: Marking = {
    words: index.tokenizer.words,
    marksOf: (text) => findMarks(text, foundWords),
    worthOf: (term) => rarityOf(index.scoreTerm(term).size, index),
    enough: asked / 2,
  };
  const hits = rows.slice(0, hitsPerPage).map(({found, ...row}) => ({
    ...createHit(recordOfGroup(found, index), marking, parameters),
    ...counterpartLinks(found, index),
    ...row,
  }));
  return {hits, nbHits: rows.length, unknown};
}

/** The record that a row shows: for a part of a long text, the heading above it with the text of the part. */
function recordOfGroup(
  {best: {section, at}}: MatchGroup,
  {file, sections}: SearchIndex,
): SearchRecord {
  const record = recordOf(file, section.indexed, at.page);
  if (record.type !== 'content') {
    return record;
  }
  const head = sections.find(
    ({indexed, pages}) =>
      indexed.type !== 'content' &&
      indexed.anchor === record.anchor &&
      pages.some(({page}) => page === at.page),
  );
  return head ? {...recordOf(file, head.indexed, at.page), content: record.content} : record;
}

function counterpartLinks(found: MatchGroup, {file}: SearchIndex): Pick<SearchHit, 'counterparts'> {
  const counterparts = counterpartsOf(found).map(({section, at}) => ({
    label: counterpartLabel(found.best.at, at),
    url: recordOf(file, section.indexed, at.page).url,
  }));
  return counterparts.length > 0 ? {counterparts} : {};
}
