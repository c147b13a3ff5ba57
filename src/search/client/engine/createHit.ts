import {LEVELS} from '../../shared/indexFormat';
import type {MarkedText, SearchHit, SearchRecord} from '../../types';
import {highlight, snippet, type Marking} from './highlight';

/** A record as it is shown. */
export function createHit(
  {objectID, url, platform, hierarchy, ...texts}: SearchRecord,
  marking: Marking,
  snippetWords: number,
): SearchHit {
  const cut = (text: string | null): MarkedText | null =>
    text ? snippet(text, snippetWords, marking) : null;
  return {
    objectID,
    url,
    platform,
    manual: hierarchy.lvl0,
    headings: LEVELS.flatMap((level) => {
      const text = hierarchy[level];
      return text === null ? [] : [highlight(text, marking)];
    }),
    content: cut(texts.content),
    message: cut(texts.message),
    remedy: cut(texts.remedy),
  };
}
