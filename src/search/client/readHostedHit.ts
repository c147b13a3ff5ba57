import {LEVELS} from '../shared/constants';
import type {MarkedText, SearchHit, TextPart} from '../types';
import {hitPath} from './hitPath';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a record of Algolia's crawler as it comes back from a search. The index can hold anything, so fields
 * of an unexpected type are left out. Such a record has no kind, platform, message or counterparts.
 * @returns undefined if the hit cannot be shown or does not lead to this site
 */
export function readHostedHit(value: unknown): SearchHit | undefined {
  const {objectID, url, hierarchy, content, _highlightResult, _snippetResult} = fieldsOf(value);
  const path = typeof url === 'string' ? hitPath(url) : null;
  const levels = fieldsOf(hierarchy);
  const marked = fieldsOf(fieldsOf(_highlightResult)['hierarchy']);
  const snippets = fieldsOf(_snippetResult);
  const cut = fieldsOf(snippets['hierarchy']);
  // A title stays whole if the index has highlights of it.
  const headings = LEVELS.map((level) => readText(marked[level], cut[level], levels[level])).filter(
    (heading) => heading !== null,
  );
  if (typeof objectID !== 'string' || path === null || headings.length === 0) {
    return undefined;
  }
  return {
    objectID,
    path,
    manual: typeof levels['lvl0'] === 'string' ? levels['lvl0'] : null,
    platform: null,
    headings,
    content: readText(snippets['content'], content),
  };
}

/** The first marked or plain text that is not empty; null if there is none. */
function readText(...texts: readonly unknown[]): MarkedText | null {
  const text = texts
    .flatMap((given) => [fieldsOf(given)['value'], given])
    .find((given) => typeof given === 'string' && given !== '');
  return typeof text === 'string' ? parseMarks(text) : null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Splits a text at `<mark>` and `</mark>`. Everything else in it is plain text. */
function parseMarks(marked: string): TextPart[] {
  return marked
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({text, isMatch: index % 2 === 1}))
    .filter(({text}) => text !== '');
}
