import {LOAD_TIMEOUT} from '../../shared/constants';

/** The index files that were asked for, with an answer that nobody has taken yet. */
const asked = new Map<string, Promise<Response> | null>();

/**
 * Asks for an index file while the code that reads it is still on its way: one after the other, a
 * reader on a slow line would wait for both in turn.
 * @param url path of the file, with base URL
 */
export function requestIndex(url: string): void {
  if (!asked.has(url)) {
    const response = request(url);
    asked.set(url, response);
    // Nobody needs the file yet. Whoever does requests it again.
    response.catch(() => asked.delete(url));
  }
}

/** The index file: the first caller gets the answer that was asked for early, if there is one. */
export function fetchIndex(url: string): Promise<Response> {
  const response = asked.get(url) ?? request(url);
  asked.set(url, null);
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
