import {LOAD_TIMEOUT} from '../../shared/constants';

interface IndexRequest {
  response: Promise<Response>;
  controller: AbortController;
}

let early: IndexRequest | undefined;
let isAsked = false;

/**
 * Asks for the index file while the code that reads it is still on its way: one after the other, a
 * reader on a slow line would wait for both in turn.
 * @param url path of the file, with base URL
 */
export function requestIndex(url: string): void {
  if (isAsked) {
    return;
  }
  isAsked = true;
  early = startRequest(url, {cache: 'no-cache'});
  // Nobody needs the file yet. Whoever does requests it again.
  early.response.catch(() => {
    early = undefined;
    isAsked = false;
  });
}

/**
 * Like `fetch`, with a time limit for the whole answer, so that a connection that dies half-way ends in an
 * error. The first caller gets the response that was requested early, if there is one.
 */
export const fetchIndex: typeof fetch = (...request) => {
  const {response, controller} = early ?? startRequest(...request);
  early = undefined;
  isAsked = true;
  setTimeout(() => controller.abort(), LOAD_TIMEOUT);
  return response;
};

function startRequest(...[url, init]: Parameters<typeof fetch>): IndexRequest {
  const controller = new AbortController();
  return {response: fetch(url, {...init, signal: controller.signal}), controller};
}
