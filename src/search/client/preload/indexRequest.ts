import {LOAD_TIMEOUT} from '../../shared/constants';

/** Requested index files: the pending response, or null once it was handed out. */
const requested = new Map<string, Promise<Response> | null>();

/**
 * Requests an index file while the code that reads it is still on its way, so that a reader on a slow line does
 * not wait for one after the other.
 * @param url path of the file, with base URL
 */
export function requestIndex(url: string): void {
  if (!requested.has(url)) {
    const response = request(url);
    requested.set(url, response);
    // Nobody needs the file yet. Whoever does requests it again.
    response.catch(() => requested.delete(url));
  }
}

/** The index file. The first caller gets the response that was requested early, if there is one. */
export function fetchIndex(url: string): Promise<Response> {
  const response = requested.get(url) ?? request(url);
  requested.set(url, null);
  return response;
}

/**
 * Has a time limit for the whole answer, so that a connection that dies half-way ends in an error. The browser
 * asks the server each time whether its copy is still good, since the name of the file is fixed.
 */
function request(url: string): Promise<Response> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), LOAD_TIMEOUT);
  return fetch(url, {cache: 'no-cache', signal: controller.signal});
}
