import {LEVELS} from '../shared/indexFormat';
import type {HierarchyLevel, SearchHit} from '../types';
import {parseMarks} from './marks';

/** A hit as a row shows it. All texts are escaped HTML with marks, unless it says otherwise. */
export interface HitView {
  title: string;
  /** Manual, platform, page, and its headings above the title, none of them twice. */
  path: string[];
  /** What logs print for a code. */
  message: string | null;
  /** What it says, or what to do about the code. */
  summary: string | null;
}

/** The deepest heading is the title. */
export function hitView(hit: SearchHit): HitView {
  const filled = LEVELS.filter((level) => hit.hierarchy[level]);
  const names = filled.map((level) => markedHeading(hit, level));
  const platform = hit.platform?.toUpperCase() ?? null;
  const [page, ...above] = names.slice(0, -1);
  const path = [hit.hierarchy.lvl0, platform, page, ...above].filter((name) => name != null);
  const title = names.at(-1) ?? hit.hierarchy.lvl0 ?? hit.url;
  const {message, remedy, content} = hit._snippetResult;
  return {
    title,
    path: path.filter((name, index) => textOf(name) !== textOf(path[index - 1] ?? '')),
    message: message && textOf(message.value) !== textOf(title) ? message.value : null,
    summary: (remedy ?? content)?.value ?? hit.content,
  };
}

function markedHeading(hit: SearchHit, level: HierarchyLevel): string {
  return hit._highlightResult.hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';
}

function textOf(html: string): string {
  return parseMarks(html)
    .map(({text}) => text)
    .join('');
}
