import {MAX_QUERY_LENGTH, SEARCH_PATH} from './constants';

/** Halves of surrogate pairs that stand alone; `encodeURIComponent` throws on them. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** The query as it may be searched: at most 64 characters, all of them whole. */
export function limitQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '');
}

/** The start of a line of a log: `2026.11.23 18:29:15.123⇥Trades⇥'12345678': `. Files have a code before it. */
const LOG_START =
  /^(?:\p{Lu}{2}\t\d\t)?(?:\d{4}\.\d\d\.\d\d[ \t]+)?\d\d:\d\d:\d\d(?:\.\d+)?[ \t]+(?:[^\t]+\t+)?(?:'\d+': ?)?/u;

/**
 * Pasted text as a query: on one line, and of lines of a log what they say. If that is too long, of a log the end is
 * kept, where the message is: what stands in brackets, or else the last words.
 */
export function queryFromPaste(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isLog = lines.some((line) => LOG_START.test(line));
  const said = lines.map((line) => line.replace(LOG_START, ''));
  const query = said.join(' ').replace(/\s+/g, ' ').trim();
  if (!isLog || query.length <= MAX_QUERY_LENGTH) {
    return limitQuery(query);
  }
  const message = /\[([^[\]]+)\]$/.exec(query)?.[1] ?? query;
  return message.length <= MAX_QUERY_LENGTH ? message : lastWords(message);
}

function lastWords(text: string): string {
  const end = text.slice(-MAX_QUERY_LENGTH);
  return limitQuery(end.slice(end.indexOf(' ') + 1));
}

/** Selected page text as a query: on one line. */
export function queryFromSelection(selection: string): string {
  return limitQuery(selection.replace(/\s+/g, ' ').trim());
}

/** What is searched, instead of all of the current version. */
export interface SearchedPart {
  /** Path of the only page. */
  page?: string | undefined;
  /** An older version of the docs. */
  version?: string | undefined;
}

/** Address of the search page for a query, without base URL. */
export function searchPath(query: string, {page, version}: SearchedPart = {}): string {
  const text = limitQuery(query);
  const parameters = new URLSearchParams({
    ...(text && {q: text}),
    ...(page && {in: page}),
    ...(version && {version}),
  });
  const search = parameters.toString();
  return search ? `${SEARCH_PATH}?${search}` : SEARCH_PATH;
}

/** The query in an address. @param search the part of the address from `?` on */
export function queryFromAddress(search: string): string {
  return limitQuery(new URLSearchParams(search).get('q') ?? '');
}

/** Name of the version of the docs that an address asks to search; null for the reader's own. */
export function versionFromAddress(search: string): string | null {
  return new URLSearchParams(search).get('version');
}

/** Path of the page that an address asks to search in; null for the whole manual. */
export function pageFromAddress(search: string): string | null {
  return new URLSearchParams(search).get('in');
}
