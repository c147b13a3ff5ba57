import {HITS_PER_PAGE, SNIPPET_WORDS} from '../../shared/constants';
import {recordOf} from '../../shared/indexFormat';
import {counterpartLabel} from '../../shared/counterparts';
import type {SearchContext, SearchHit, SearchRequest, SearchResult} from '../../types';
import {createHit} from './createHit';
import {findMarks} from './findMarks';
import type {Marking} from './highlight';
import {counterpartsOf, type MatchGroup} from './groupMatches';
import type {SearchIndex} from './searchIndex';
import {rarityOf, searchRecords} from './searchRecords';

/** The hits for one request, as the list shows them. */
export function answer(
  request: SearchRequest,
  context: SearchContext,
  index: SearchIndex,
): SearchResult {
  const {limit = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS.wide} = request;
  const {rows, foundWords, markedWords, totalWorth, unknown} = searchRecords(
    request,
    context,
    index,
  );
  const marking: Marking = {
    words: index.tokenizer.words,
    marksOf: (text) => findMarks(text, markedWords),
    foundIn: (text) => findMarks(text, foundWords),
    worthOf: (term) => rarityOf(index.scoreTerm(term).size, index),
    enough: totalWorth / 2,
  };
  const hits = rows.slice(0, limit).map(({found, ...row}) => ({
    ...createHit(
      recordOf(index.file, found.best.section.indexed, found.best.at.page),
      marking,
      snippetWords,
    ),
    ...counterpartLinks(found, index),
    ...row,
  }));
  return {hits, nbHits: rows.length, unknown};
}

function counterpartLinks(found: MatchGroup, {file}: SearchIndex): Pick<SearchHit, 'counterparts'> {
  const counterparts = counterpartsOf(found).map(({section, at}) => ({
    label: counterpartLabel(found.best.at, at),
    url: recordOf(file, section.indexed, at.page).url,
  }));
  return counterparts.length > 0 ? {counterparts} : {};
}
