import {INDEX_FORMAT} from '../shared/indexFormat';
import type {SearchIndexFile} from '../types';
import {createSearchError} from './searchError';

/** `fetch`, as far as it is used here. */
export type FetchFile = (url: string) => Promise<Response>;

/**
 * Fetches the index file of the build.
 * @throws a `SearchError` that says whether the file was out of reach, not built, or not an index
 */
export async function loadSearchIndex(
  url: string,
  fetchFile: FetchFile = fetch,
): Promise<SearchIndexFile> {
  const response = await fetchFile(url).catch((error: unknown) => {
    throw createSearchError('network', `The search index ${url} could not be fetched.`, error);
  });
  const type = response.headers.get('content-type') ?? '';
  // The development server answers with a page where no index was built.
  if (response.status === 404 || (response.ok && type.includes('text/html'))) {
    throw createSearchError('unbuilt', `There is no search index at ${url}: run "npm run build".`);
  }
  if (!response.ok) {
    throw createSearchError('network', `The search index ${url} answered ${response.status}.`);
  }
  const file: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError
      ? createSearchError('invalid', `The search index ${url} is not valid JSON.`, error)
      : createSearchError('network', `The search index ${url} arrived only in part.`, error);
  });
  if (!isSearchIndexFile(file)) {
    throw createSearchError(
      'outdated',
      `The search index ${url} has a different format: reload the page.`,
    );
  }
  return file;
}

function isSearchIndexFile(value: unknown): value is SearchIndexFile {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const file = value as Partial<Record<keyof SearchIndexFile, unknown>>;
  const lists = [file.manuals, file.pages, file.sections];
  return (
    file.format === INDEX_FORMAT && typeof file.origin === 'string' && lists.every(Array.isArray)
  );
}
