import type {StoredDocSearchHit} from '@docsearch/react';
import type {SearchHit} from '@site/src/plugins/search-index/types';

type StoredSearch = StoredDocSearchHit & Partial<Pick<SearchHit, 'platform'>>;

/**
 * The recent searches or favourites that are kept under a key. What DocSearch could not draw is left
 * out: other versions, other scripts of the host and the reader can write there too.
 */
export function readSearches(key: string): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

/** Keeps them, if it can: what cannot be remembered must not stop the reader. */
export function writeSearches(key: string, searches: readonly StoredSearch[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // The storage is full, or closed to this site.
  }
}

function isStoredSearch(value: unknown): value is StoredSearch {
  const {objectID, url, type, hierarchy, content, platform} = (value ?? {}) as Partial<
    Record<keyof StoredSearch, unknown>
  >;
  return (
    [objectID, url, type].every((text) => typeof text === 'string') &&
    [content, platform].every(isTextOrNone) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(isTextOrNone)
  );
}

function isTextOrNone(value: unknown): boolean {
  return typeof value === 'string' || value === null || value === undefined;
}
