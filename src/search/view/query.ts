import {MAX_QUERY_LENGTH, SEARCH_PATH} from '../shared/constants';

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

/** The address of the search page for a query, without base URL. */
export function searchPath(query: string): string {
  const q = limitQuery(query);
  return q ? `${SEARCH_PATH}?${new URLSearchParams({q}).toString()}` : SEARCH_PATH;
}

/**
 * Reads the query from an address.
 * @param search the part of the address from `?` on
 */
export function queryFromAddress(search: string): string {
  return limitQuery(new URLSearchParams(search).get('q') ?? '');
}
