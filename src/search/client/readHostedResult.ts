import {SNIPPED_TEXTS} from '../shared/constants';
import {LEVELS} from '../shared/indexFormat';
import type {
  Hierarchy,
  HighlightedValue,
  HitMarks,
  HitTwin,
  HierarchyLevel,
  SearchHit,
  SearchParameters,
  SearchResult,
} from '../types';
import {DEFAULT_TAGS} from './engine/createHit';
import {escapeHtml} from '../shared/html';
import {rowOf, spreadPages} from '../shared/spreadPages';
import {hitPath} from './hitPath';
import {isRecordType} from './recordType';
import {createSearchError} from './searchError';

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
    hits: spreadHits(hits.flatMap((hit: unknown) => readHit(asObject(hit), request))),
    nbHits: asCount(nbHits, hits.length),
    nbPages: asCount(nbPages, 1),
    page: asCount(page, request.page ?? 0),
    hitsPerPage: asCount(hitsPerPage, hits.length),
    query: request.query,
    index: request.indexName,
    processingTimeMS: 1,
  };
}

/** A hit, and what its row depends on. */
interface HostedHit {
  hit: SearchHit;
  page: string;
  isPage: boolean;
}

/** Spreads the hits of one answer over their pages, as the search that is built in does. */
function spreadHits(hits: readonly HostedHit[]): SearchHit[] {
  return spreadPages(hits, {
    pageOf: ({page}) => page,
    isPage: ({isPage}) => isPage,
    isAnswer: ({isPage, hit}) =>
      isPage && hit._highlightResult.hierarchy.lvl1?.matchLevel === 'full',
  }).map((placed) => ({...placed.row.hit, ...rowOf(placed)}));
}

type Raw = Readonly<Record<string, unknown>>;

/** @returns the hit in a list, which is empty for a hit that could lead to another site */
function readHit(hit: Raw, request: SearchParameters): HostedHit[] {
  const hierarchy = asObject(hit.hierarchy);
  const {objectID, url, type} = hit;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isRecordType(type)) {
    throw createSearchError(
      'invalid',
      'The search service answered with a hit in an unknown form.',
    );
  }
  if (hitPath(url) === null) {
    return [];
  }
  const levels = LEVELS.map((level): [HierarchyLevel, string | null] => [
    level,
    escapeText(hierarchy[level]),
  ]);
  const [urlWithoutAnchor = url] = url.split('#');
  const [page = urlWithoutAnchor] = (asText(hit.place) ?? urlWithoutAnchor).split('#');
  const twins = readTwins(hit.twins);
  const read: SearchHit = {
    objectID,
    url,
    url_without_anchor: urlWithoutAnchor,
    anchor: url.includes('#') ? url.slice(url.indexOf('#') + 1) : null,
    type,
    // Printed as text by the modal, so it is not escaped.
    hierarchy: {lvl0: asText(hierarchy.lvl0), ...Object.fromEntries(levels)} as Hierarchy,
    content: escapeText(hit.content),
    product: asText(hit.product),
    platform: hit.platform === 'mt4' || hit.platform === 'mt5' ? hit.platform : null,
    _snippetResult: readMarks(hit._snippetResult, request),
    _highlightResult: readMarks(hit._highlightResult, request),
    ...(twins.length > 0 && {twins}),
  };
  return [{hit: read, page, isPage: hit.kind === 'page'}];
}

function readTwins(value: unknown): HitTwin[] {
  const twins: unknown[] = Array.isArray(value) ? value : [];
  return twins.flatMap((twin) => {
    const {label, url} = asObject(twin);
    const isSafe = typeof label === 'string' && typeof url === 'string' && hitPath(url) !== null;
    return isSafe ? [{label, url}] : [];
  });
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
  for (const attribute of SNIPPED_TEXTS) {
    const mark = readMark(raw[attribute], request);
    if (mark) {
      marks[attribute] = mark;
    }
  }
  return marks;
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
