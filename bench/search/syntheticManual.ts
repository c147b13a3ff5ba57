import {objectIdOf, pack} from '../../src/search/shared/indexFormat';
import type {RecordType, SearchIndexFile, SearchRecord} from '../../src/search/types';
import {createWriter} from '../lib/inventedWords';

const ORIGIN = 'https://manual.example';
const RECORDS_PER_PAGE = 20;

/** A manual of invented words. No two of its pages are twins, which would pack well. */
export interface SyntheticManual {
  index: SearchIndexFile;
  /** Two or three words of a heading each. In every third query a letter is missing. */
  queries: string[];
}

/** Creates a manual of `count` records, which are the same in every run. */
export function createSyntheticManual(count: number): SyntheticManual {
  const {random, between, words} = createWriter(count);

  const records = Array.from({length: count}, (_, place): SearchRecord => {
    const position = place % RECORDS_PER_PAGE;
    const route = `/docs/page-${Math.floor(place / RECORDS_PER_PAGE)}`;
    const type: RecordType = position === 0 ? 'lvl1' : position % 4 === 1 ? 'lvl2' : 'lvl3';
    const anchor = position === 0 ? null : `section-${position}`;
    return {
      objectID: objectIdOf(route, anchor, type),
      url: ORIGIN + route + (anchor === null ? '' : `#${anchor}`),
      url_without_anchor: ORIGIN + route,
      anchor,
      kind: position === 0 ? 'page' : 'section',
      code: null,
      message: null,
      remedy: null,
      type,
      hierarchy: {
        lvl0: 'Manual',
        lvl1: `Page ${words(2)}`,
        lvl2: type === 'lvl1' ? null : words(between(2, 5)),
        lvl3: type === 'lvl3' ? words(between(2, 5)) : null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: words(between(20, 60)),
      product: null,
      platform: null,
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      sharedPath: null,
      asked: null,
      position,
    };
  });

  const queries = Array.from({length: 20}, (_, place) => {
    const {hierarchy} = records[Math.floor(random() * records.length)] ?? {};
    const query = (hierarchy?.lvl3 ?? hierarchy?.lvl2 ?? words(2)).split(' ').slice(0, 3).join(' ');
    return place % 3 === 0 ? query.slice(0, 3) + query.slice(4) : query;
  });
  return {
    index: pack(records, {origin: ORIGIN, manuals: [{label: 'Manual', product: null}]}),
    queries,
  };
}
