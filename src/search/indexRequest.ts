let early: Promise<Response> | undefined;
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
  early = fetch(url, {cache: 'no-cache'});
  // A failure before anybody needs the file concerns nobody: it is asked for once more.
  early.catch(() => {
    early = undefined;
    isAsked = false;
  });
}

/**
 * Like `fetch`: the answer that was asked for early, for whoever comes first, or one of its own. Then
 * none is needed early.
 */
export const fetchIndex: typeof fetch = (...request) => {
  const response = early ?? fetch(...request);
  early = undefined;
  isAsked = true;
  return response;
};
