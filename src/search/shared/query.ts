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

/**
 * Address of the search page for a query, without base URL.
 * @param page path of the page to search in, instead of the whole manual
 */
export function searchPath(query: string, page?: string): string {
  const text = limitQuery(query);
  const parameters = new URLSearchParams({...(text && {q: text}), ...(page && {in: page})});
  const search = parameters.toString();
  return search ? `${SEARCH_PATH}?${search}` : SEARCH_PATH;
}

/** The query in an address. @param search the part of the address from `?` on */
export function queryFromAddress(search: string): string {
  return limitQuery(new URLSearchParams(search).get('q') ?? '');
}

/** Path of the page that an address asks to search in; null for the whole manual. */
export function pageFromAddress(search: string): string | null {
  return new URLSearchParams(search).get('in');
}
