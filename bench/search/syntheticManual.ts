import {pack} from '../../src/search/shared/indexFormat';
import type {SearchIndexFile, SearchRecord} from '../../src/search/types';
import {createWriter} from '../lib/inventedWords';

const RECORDS_PER_PAGE = 20;

/** A manual of invented words. All pages differ, since copies would compress better than real pages. */
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
    const title = `Page ${words(2)}`;
    const below = position === 0 ? [] : [words(between(2, 5))];
    const lowest = position === 0 || position % 4 === 1 ? [] : [words(between(2, 5))];
    return {
      route,
      anchor: position === 0 ? null : `section-${position}`,
      kind: position === 0 ? 'page' : 'section',
      code: null,
      message: null,
      constant: null,
      remedy: null,
      headings: [title, ...below, ...lowest],
      content: words(between(20, 60)),
      readerQuestions: null,
      manual: 'Manual',
      product: null,
      platform: null,
      sharedPath: null,
      position,
    };
  });

  const queries = Array.from({length: 20}, (_, place) => {
    const [, ...headings] = records[Math.floor(random() * records.length)]?.headings ?? [];
    const query = (headings.at(-1) ?? words(2)).split(' ').slice(0, 3).join(' ');
    return place % 3 === 0 ? query.slice(0, 3) + query.slice(4) : query;
  });
  return {
    index: pack(records, [{label: 'Manual', product: null}]),
    queries,
  };
}
