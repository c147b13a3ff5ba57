import {hitPath} from '../client/hitPath';
import type {SearchHit, SearchResult} from '../types';

/**
 * An answer as the modal lists it, without the further rows of its pages. DocSearch makes a list with a
 * heading for each manual, which would change the order: with the same empty heading all rows are in one.
 */
export function toModalResult(result: SearchResult): SearchResult {
  return {...result, hits: result.hits.filter(({isFurther}) => !isFurther).map(toModalHit)};
}

function toModalHit(hit: SearchHit): SearchHit {
  const {hierarchy} = hit._highlightResult;
  return {
    ...hit,
    url: hitPath(hit.url) ?? '/',
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: {...hierarchy, lvl0: {value: ''}},
    },
  };
}
