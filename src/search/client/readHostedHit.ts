import {LEVELS} from '../shared/constants';
import type {HitCounterpart, MarkedText, SearchHit, TextPart} from '../types';
import {hitPath} from './hitPath';

type Fields = Readonly<Record<string, unknown>>;

const OPEN = '<mark>';
const CLOSE = '</mark>';

/**
 * Reads a hit of Algolia. Another tool may have filled its index, so fields of an unexpected type are left
 * out.
 * @returns undefined if the hit cannot be shown or does not lead to this site
 */
export function readHostedHit(value: unknown): SearchHit | undefined {
  const {objectID, url, hierarchy, _highlightResult, _snippetResult, ...hit} = fieldsOf(value);
  const path = typeof url === 'string' ? hitPath(url) : null;
  const levels = fieldsOf(hierarchy);
  const marked = fieldsOf(fieldsOf(_highlightResult)['hierarchy']);
  const headings = LEVELS.map((level) => readText(marked[level], levels[level])).filter(
    (heading) => heading !== null,
  );
  if (typeof objectID !== 'string' || path === null || headings.length === 0) {
    return undefined;
  }
  const snippets = fieldsOf(_snippetResult);
  // Algolia's crawler writes a single value as a list.
  const platform = [hit['platform']].flat()[0];
  const counterparts = [hit['counterparts']].flat().flatMap(readCounterpart);
  return {
    objectID,
    path,
    manual: typeof levels['lvl0'] === 'string' ? levels['lvl0'] : null,
    platform: platform === 'mt4' || platform === 'mt5' ? platform : null,
    headings,
    content: readText(snippets['content'], hit['content']),
    message: readText(snippets['message']),
    remedy: readText(snippets['remedy']),
    ...(counterparts.length > 0 && {counterparts}),
  };
}

/** The marked text, or else the plain text; null if neither is a non-empty string. */
function readText(marked: unknown, plain?: unknown): MarkedText | null {
  const text = [fieldsOf(marked)['value'], plain].find((it) => typeof it === 'string' && it !== '');
  return typeof text === 'string' ? parseMarks(text) : null;
}

function readCounterpart(value: unknown): HitCounterpart[] {
  const {label, url} = fieldsOf(value);
  const path = typeof url === 'string' ? hitPath(url) : null;
  return typeof label === 'string' && path !== null ? [{label, path}] : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Splits a text at `<mark>` and `</mark>`. Everything else in it is plain text. */
function parseMarks(marked: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (;;) {
    const start = marked.indexOf(OPEN, done);
    const end = marked.indexOf(CLOSE, start);
    if (start === -1 || end === -1) {
      break;
    }
    add(done, start, false);
    add(start + OPEN.length, end, true);
    done = end + CLOSE.length;
  }
  add(done, marked.length, false);
  return parts;

  function add(from: number, to: number, isMatch: boolean): void {
    if (from < to) {
      parts.push({text: marked.slice(from, to), isMatch});
    }
  }
}
