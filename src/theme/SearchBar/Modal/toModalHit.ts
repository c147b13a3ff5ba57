import type {DocSearchHit} from '@docsearch/react';
import type {HitMarks} from '@site/src/plugins/search-index/types';
import {hitPath} from '@site/src/search/on-demand/hitPath';

/**
 * A hit as the modal lists it: it leads to a path of this site, and says what was found in its text.
 * Of a section DocSearch shows the heading and the name of its page; the snippet stands behind that name.
 */
export function toModalHit(hit: DocSearchHit): DocSearchHit {
  const shown = {...hit, url: hitPath(hit.url)};
  const {hierarchy, content} = hit._snippetResult as HitMarks;
  const isSection = hit.type !== 'lvl1' && hit.type !== 'content';
  if (isSection && hierarchy.lvl1 && content) {
    const value = `${hierarchy.lvl1.value} · ${content.value}`;
    const lvl1 = {...hit._snippetResult.hierarchy.lvl1, value};
    shown._snippetResult = {
      ...hit._snippetResult,
      hierarchy: {...hit._snippetResult.hierarchy, lvl1},
    };
  }
  return shown;
}
