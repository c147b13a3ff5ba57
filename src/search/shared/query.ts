import {MAX_QUERY_LENGTH, SEARCH_PATH} from './constants';

/** Halves of surrogate pairs that stand alone; `encodeURIComponent` throws on them. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** The query as it may be searched: at most 64 characters, all of them whole. */
export function limitQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '');
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
