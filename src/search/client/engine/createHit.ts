import {SNIPPED_TEXTS} from '../../shared/constants';
import {LEVELS} from '../../shared/indexFormat';
import type {
  Hierarchy,
  HighlightedValue,
  HitMarks,
  SearchHit,
  SearchParameters,
  SearchRecord,
} from '../../types';
import {escapeHtml} from '../../shared/html';
import {highlight, snippet, type Marking} from './highlight';

/** What Algolia answers with when a request names no tags. */
export const DEFAULT_TAGS = {
  preTag: '<span class="algolia-docsearch-suggestion--highlight">',
  postTag: '</span>',
};

const DEFAULT_SNIPPET_WORDS = 10;

/**
 * A record as it is shown. The attributes themselves are escaped as well: a recent search keeps the
 * hit without its snippets, and DocSearch prints them as HTML. `lvl0` is printed as text.
 */
export function createHit(
  record: SearchRecord,
  {words, marksOf}: Pick<Marking, 'words' | 'marksOf'>,
  parameters: SearchParameters,
): SearchHit {
  const marking: Marking = {
    words,
    marksOf,
    preTag: parameters.highlightPreTag ?? DEFAULT_TAGS.preTag,
    postTag: parameters.highlightPostTag ?? DEFAULT_TAGS.postTag,
  };
  const ellipsis = escapeHtml(parameters.snippetEllipsisText ?? '…');
  const cut = (text: string, attribute: string) =>
    snippet(text, snippetWords(attribute, parameters), ellipsis, marking);
  const {objectID, url, url_without_anchor, anchor, type, content, product, platform} = record;
  return {
    objectID,
    url,
    url_without_anchor,
    anchor,
    type,
    hierarchy: escapeHierarchy(record.hierarchy),
    content: content === null ? null : escapeHtml(content),
    product,
    platform,
    _snippetResult: markHit(record, marking, cut),
    // Headings are shown whole as well, a text never is.
    _highlightResult: markHit({hierarchy: record.hierarchy}, marking, (text) =>
      highlight(text, marking),
    ),
  };
}

function markHit(
  {hierarchy, ...texts}: Pick<SearchRecord, 'hierarchy'> & Partial<SearchRecord>,
  marking: Marking,
  show: (text: string, attribute: string) => HighlightedValue,
): HitMarks {
  const marks: HitMarks = {hierarchy: {}};
  if (hierarchy.lvl0 !== null) {
    const {matchLevel} = highlight(hierarchy.lvl0, marking);
    marks.hierarchy.lvl0 = {value: hierarchy.lvl0, matchLevel};
  }
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text !== null) {
      marks.hierarchy[level] = show(text, `hierarchy.${level}`);
    }
  }
  for (const attribute of SNIPPED_TEXTS) {
    const text = texts[attribute];
    if (text) {
      marks[attribute] = show(text, attribute);
    }
  }
  return marks;
}

function escapeHierarchy(hierarchy: Hierarchy): Hierarchy {
  const escaped = {...hierarchy};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    escaped[level] = text === null ? null : escapeHtml(text);
  }
  return escaped;
}

/** `attributesToSnippet` holds `content:10`: attribute and number of words. */
function snippetWords(attribute: string, {attributesToSnippet}: SearchParameters): number {
  const setting = attributesToSnippet?.find((candidate) => candidate.startsWith(`${attribute}:`));
  return Number(setting?.slice(attribute.length + 1)) || DEFAULT_SNIPPET_WORDS;
}
