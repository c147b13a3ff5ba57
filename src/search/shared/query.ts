import {MAX_QUERY_LENGTH, SEARCH_PATH} from './constants';

/** Unpaired halves of surrogate pairs, on which `encodeURIComponent` throws. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** Limits a query to 64 characters and drops a character that was cut in half. */
export function limitQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '');
}

/** Turns selected page text into a query on one line. */
export function queryFromSelection(selection: string): string {
  return limitQuery(selection.replace(/\s+/g, ' ').trim());
}

/**
 * The address of the search page for a query, without base URL.
 * @param page path of the only page to search; by default, the whole manual is searched
 */
export function searchPath(query: string, page?: string): string {
  const text = limitQuery(query);
  const parameters = new URLSearchParams({...(text && {q: text}), ...(page && {in: page})});
  const search = parameters.toString();
  return search ? `${SEARCH_PATH}?${search}` : SEARCH_PATH;
}

/**
 * Reads the query from an address.
 * @param search the part of the address from `?` on
 */
export function queryFromAddress(search: string): string {
  return limitQuery(new URLSearchParams(search).get('q') ?? '');
}

/** Reads from an address the path of the only page to search; null for the whole manual. */
export function pageFromAddress(search: string): string | null {
  return new URLSearchParams(search).get('in');
}
