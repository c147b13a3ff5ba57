import {LOAD_TIMEOUT} from '../../shared/constants';

interface IndexRequest {
  readonly url: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

let early: IndexRequest | undefined;

/** The index files that were asked for and have not failed. */
const asked = new Set<string>();

/**
 * Asks for an index file while the code that reads it is still on its way: one after the other, a
 * reader on a slow line would wait for both in turn.
 * @param url path of the file, with base URL
 */
export function requestIndex(url: string): void {
  if (asked.has(url)) {
    return;
  }
  asked.add(url);
  const request = startRequest(url, {cache: 'no-cache'});
  early = request;
  // Nobody needs the file yet. Whoever does requests it again.
  request.response.catch(() => {
    early = early === request ? undefined : early;
    asked.delete(url);
  });
}

/**
 * Like `fetch`, with a time limit for the whole answer, so that a connection that dies half-way ends in an
 * error. The first caller gets the response that was requested early, if there is one.
 */
export const fetchIndex = (url: string, init?: RequestInit): Promise<Response> => {
  const {response, controller} = early?.url === url ? early : startRequest(url, init);
  early = undefined;
  asked.add(url);
  setTimeout(() => controller.abort(), LOAD_TIMEOUT);
  return response;
};

function startRequest(url: string, init?: RequestInit): IndexRequest {
  const controller = new AbortController();
  return {url, response: fetch(url, {...init, signal: controller.signal}), controller};
}
