export const OPEN_SEARCH_EVENT = 'manual:open-search';

export interface OpenSearchDetail {
  query: string;
}

/** Opens the search modal from anywhere; the search bar listens. */
export function openSearch(query = ''): void {
  const detail: OpenSearchDetail = {query};
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail}));
}
