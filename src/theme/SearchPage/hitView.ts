import type {HierarchyLevel, SearchHit} from '@site/src/plugins/search-index/types';

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A hit as the search page shows it; `title` and `summary` are escaped HTML with marks. */
export interface HitView {
  title: string;
  /** The way to it: manual, platform, page, headings. As text or escaped HTML with marks. */
  path: string[];
  summary: string | null;
}

/** The deepest heading is the title, those above it the path. */
export function hitView(hit: SearchHit): HitView {
  const filled = HEADINGS.filter((level) => hit.hierarchy[level]);
  const names = filled.map((level) => markedHeading(hit, level));
  const platform = hit.platform?.toUpperCase() ?? null;
  return {
    title: names.at(-1) ?? hit.hierarchy.lvl0 ?? hit.url,
    path: [hit.hierarchy.lvl0, platform, ...names.slice(0, -1)].filter((name) => name !== null),
    summary: hit._snippetResult.content?.value ?? hit.content,
  };
}

function markedHeading(hit: SearchHit, level: HierarchyLevel): string {
  return hit._highlightResult.hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';
}
