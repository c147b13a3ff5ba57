import {INDEX_FORMAT} from '../shared/indexFormat';
import {SearchError, type SearchIndexFile} from '../types';

/** Milliseconds after which the index counts as unreachable: at 50 kbit/s, its 140 kB take 23 seconds. */
export const LOAD_TIMEOUT = 60_000;

/**
 * Fetches the index file of the build. Its name is fixed, so the browser asks the server each time whether
 * its copy is still current.
 * @throws (rejects) a `SearchError` with the reason: out of reach, not built, not an index, or from another
 *   build
 */
export async function loadSearchIndex(url: string): Promise<SearchIndexFile> {
  // Limits the whole answer, body included, so that a connection that dies half-way ends in an error.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), LOAD_TIMEOUT);
  const unreached = (cause: unknown) => {
    throw new SearchError('network', {cause});
  };
  const response = await fetch(url, {cache: 'no-cache', signal: limit.signal}).catch(unreached);
  const type = response.headers.get('content-type') ?? '';
  // The development server answers with an HTML page if no index was built.
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
