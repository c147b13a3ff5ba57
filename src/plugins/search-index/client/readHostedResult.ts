import {LEVELS} from '../shared/indexFormat';
import type {
  Hierarchy,
  HighlightedValue,
  HitMarks,
  HierarchyLevel,
  RecordType,
  SearchHit,
  SearchParameters,
  SearchResult,
} from '../types';
import {DEFAULT_TAGS} from './createHit';
import {escapeHtml} from './highlight';
import {createSearchError} from './searchError';

const TYPES: ReadonlySet<unknown> = new Set<RecordType>([...LEVELS, 'content']);

/**
 * One result of Algolia with clean hits: their text is escaped, since it ends up as HTML, and only
 * what the contract names is kept.
 * @throws a `SearchError` when it is no result
 */
export function readHostedResult(result: unknown, request: SearchParameters): SearchResult {
  const {hits, nbHits, nbPages, page, hitsPerPage} = asObject(result);
  if (!Array.isArray(hits)) {
    throw createSearchError('invalid', 'The search service answered without hits.');
  }
  return {
    hits: hits.map((hit: unknown) => readHit(asObject(hit), request)),
    nbHits: asCount(nbHits, hits.length),
    nbPages: asCount(nbPages, 1),
    page: asCount(page, request.page ?? 0),
    hitsPerPage: asCount(hitsPerPage, hits.length),
    query: request.query,
    index: request.indexName,
    processingTimeMS: 1,
  };
}

type Raw = Readonly<Record<string, unknown>>;

function readHit(hit: Raw, request: SearchParameters): SearchHit {
  const hierarchy = asObject(hit.hierarchy);
  const {objectID, url, type} = hit;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !TYPES.has(type)) {
    throw createSearchError('invalid', 'The search service answered with a hit of another form.');
  }
  const levels = LEVELS.map((level): [HierarchyLevel, string | null] => [
    level,
    escapeText(hierarchy[level]),
  ]);
  const [urlWithoutAnchor = url] = url.split('#');
  return {
    objectID,
    url,
    url_without_anchor: urlWithoutAnchor,
    anchor: url.includes('#') ? url.slice(url.indexOf('#') + 1) : null,
    type: type as RecordType,
    // Printed as text by the modal, so it is not escaped.
    hierarchy: {lvl0: asText(hierarchy.lvl0), ...Object.fromEntries(levels)} as Hierarchy,
    content: escapeText(hit.content),
    product: asText(hit.product),
    platform: hit.platform === 'mt4' || hit.platform === 'mt5' ? hit.platform : null,
    _snippetResult: readMarks(hit._snippetResult, request),
    _highlightResult: readMarks(hit._highlightResult, request),
  };
}

function readMarks(value: unknown, request: SearchParameters): HitMarks {
  const raw = asObject(value);
  const levels = asObject(raw.hierarchy);
  const marks: HitMarks = {hierarchy: {}};
  const lvl0 = asText(asObject(levels.lvl0).value);
  if (lvl0 !== null) {
    marks.hierarchy.lvl0 = {value: lvl0, matchLevel: 'none'};
  }
  for (const level of LEVELS) {
    const mark = readMark(levels[level], request);
    if (mark) {
      marks.hierarchy[level] = mark;
    }
  }
  const content = readMark(raw.content, request);
  return content ? {...marks, content} : marks;
}

function readMark(value: unknown, request: SearchParameters): HighlightedValue | undefined {
  const {value: text, matchLevel} = asObject(value);
  if (typeof text !== 'string') {
    return undefined;
  }
  const level = matchLevel === 'full' || matchLevel === 'partial' ? matchLevel : 'none';
  return {value: escapeBetweenTags(text, request), matchLevel: level};
}

/** Escapes all but the tags that the request asked for. */
export function escapeBetweenTags(
  text: string,
  {
    highlightPreTag,
    highlightPostTag,
  }: Pick<SearchParameters, 'highlightPreTag' | 'highlightPostTag'>,
): string {
  const {preTag, postTag} = DEFAULT_TAGS;
  return [highlightPreTag ?? preTag, highlightPostTag ?? postTag].reduce(
    (html, tag) => html.replaceAll(escapeHtml(tag), tag),
    escapeHtml(text),
  );
}

function asObject(value: unknown): Raw {
  return typeof value === 'object' && value !== null ? (value as Raw) : {};
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function escapeText(value: unknown): string | null {
  const text = asText(value);
  return text === null ? null : escapeHtml(text);
}

function asCount(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 ? value : otherwise;
}
