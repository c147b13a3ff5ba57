import {LOAD_TIMEOUT} from '../shared/constants';
import {INDEX_FORMAT} from '../shared/indexFormat';
import {SearchError, type SearchIndexFile} from '../types';

/**
 * Fetches the index file of the build. The browser asks the server each time whether its copy is still good, since
 * the name of the file is fixed.
 * @throws (rejects) a `SearchError` that says whether the file was out of reach, not built, or not an index
 */
export async function loadSearchIndex(url: string): Promise<SearchIndexFile> {
  // For the whole answer, so that a connection that dies half-way ends in an error.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), LOAD_TIMEOUT);
  const unreached = (cause: unknown) => {
    throw new SearchError('network', {cause});
  };
  const response = await fetch(url, {cache: 'no-cache', signal: limit.signal}).catch(unreached);
  const type = response.headers.get('content-type') ?? '';
  // The development server answers with a page where no index was built.
  if (response.status === 404 || (response.ok && type.includes('text/html'))) {
    throw new SearchError('unbuilt');
  }
  if (!response.ok) {
    throw new SearchError('network');
  }
  const file: unknown = await response.json().catch((cause: unknown) => {
    throw new SearchError(cause instanceof SyntaxError ? 'invalid' : 'network', {cause});
  });
  if ((file as Partial<SearchIndexFile> | null)?.format !== INDEX_FORMAT) {
    throw new SearchError('outdated');
  }
  return file as SearchIndexFile;
}
