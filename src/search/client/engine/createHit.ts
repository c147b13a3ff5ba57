import {objectIdOf, pathOf} from '../../shared/indexFormat';
import type {MarkedText, SearchHit, SearchRecord} from '../../types';
import {highlight, snippet, type Marking} from './snippets';

/** Turns a record into a hit with marks and snippets. */
export function createHit(record: SearchRecord, marking: Marking, snippetWords: number): SearchHit {
  const cut = (text: string | null): MarkedText | null =>
    text ? snippet(text, snippetWords, marking) : null;
  const headings = record.headings.filter((heading) => heading !== null);
  return {
    objectID: objectIdOf(record),
    path: pathOf(record),
    platform: record.platform,
    manual: record.manual,
    headings: headings.map((heading) => highlight(heading, marking)),
    content: cut(record.content),
    message: cut(record.message),
    remedy: cut(record.remedy),
  };
}
