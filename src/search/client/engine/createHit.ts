import {SNIPPED_TEXTS} from '../../shared/constants';
import {LEVELS} from '../../shared/indexFormat';
import type {SearchHit, SearchParameters, SearchRecord} from '../../types';
import {escapeHtml} from '../../shared/html';
import {highlight, snippet, type Marking} from './highlight';

const DEFAULT_SNIPPET_WORDS = 10;

/**
 * A record as it is shown. The attributes themselves are escaped as well: a recent search keeps the
 * hit without its snippets, and DocSearch prints them as HTML. `lvl0` is printed as text.
 */
export function createHit(
  record: SearchRecord,
  marking: Marking,
  {attributesToSnippet}: Pick<SearchParameters, 'attributesToSnippet'>,
): SearchHit {
  const {objectID, url, type, content, platform} = record;
  const hierarchy = {...record.hierarchy};
  const headings: SearchHit['_highlightResult']['hierarchy'] = {};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    if (text !== null) {
      hierarchy[level] = escapeHtml(text);
      headings[level] = highlight(text, marking);
    }
  }
  const snippets: SearchHit['_snippetResult'] = {};
  for (const attribute of SNIPPED_TEXTS) {
    const text = record[attribute];
    if (text) {
      const words = snippetWords(attribute, attributesToSnippet);
      snippets[attribute] = snippet(text, words, marking);
    }
  }
  return {
    objectID,
    url,
    type,
    hierarchy,
    content: content === null ? null : escapeHtml(content),
    platform,
    _snippetResult: snippets,
    _highlightResult: {hierarchy: headings},
  };
}

/** @param settings such as `content:10`: attribute and number of words */
function snippetWords(attribute: string, settings: readonly string[] = []): number {
  const setting = settings.find((candidate) => candidate.startsWith(`${attribute}:`));
  return Number(setting?.slice(attribute.length + 1)) || DEFAULT_SNIPPET_WORDS;
}
