export const OPEN_SEARCH_EVENT = 'manual:open-search';

/** Opens the search modal from anywhere; the search bar listens. */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query}}));
}
