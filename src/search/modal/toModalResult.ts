import {hitPath} from '../client/hitPath';
import {nothingAbout} from '../view/resultsText';
import type {SearchHit, SearchResult} from '../types';

/**
 * An answer as the modal lists it, without the further rows of its pages. DocSearch makes a list with a
 * heading for each manual, which would change the order: with the same heading all rows are in one. It is empty,
 * or says which word of the query the manual does not have.
 */
export function toModalResult(result: SearchResult): SearchResult {
  const heading = nothingAbout(result.unknown);
  const shown = result.hits.filter(({isFurther}) => !isFurther);
  return {...result, hits: shown.map((hit) => toModalHit(hit, heading))};
}

function toModalHit(hit: SearchHit, heading: string): SearchHit {
  const {hierarchy} = hit._highlightResult;
  return {
    ...hit,
    url: hitPath(hit.url) ?? '/',
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: {...hierarchy, lvl0: {value: heading}},
    },
  };
}
