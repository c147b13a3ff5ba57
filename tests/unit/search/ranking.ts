import type {RankedMatch} from '@site/src/search/client/engine/rank';
import {record} from '../../fixtures/searchRecords';
import {createIndex} from './sampleIndex';

export type Given = Partial<Parameters<typeof record>[0]> & {
  /** Whether the query names the section's code. */
  isCode?: boolean;
  scores?: readonly number[];
  score?: number;
};

/** A match of a section with the given content. */
export function match({scores = [1], score = 1, isCode = false, ...given}: Given): RankedMatch {
  const {sections} = createIndex([record({route: '/docs/x', headings: ['Title'], ...given})]);
  const [section] = sections;
  const [at] = section?.pages ?? [];
  if (!section || !at) {
    throw new Error('The record was not indexed.');
  }
  return {section, at, scores, onPage: scores, code: Number(isCode), score};
}
