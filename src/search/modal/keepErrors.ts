import type {SearchClient} from '../types';

type Search = SearchClient['search'];

/** Longer than the 300 ms after which autocomplete-core turns any state to "stalled". */
const AFTER_STALLED = 320;

/**
 * DocSearch 3.9.0 sets its error screen from `search(…).catch(…)` and rethrows, whereupon
 * autocomplete-core's `finally` resets the state to "idle": the reader sees "No results" in place of
 * the error. The promise returned here calls the handler of `catch` and then stays pending, so that
 * nothing resets the state; the next search clears it. `then` and `finally` see the plain promise.
 * @param isCurrent tells whether the input still holds a query
 */
export function keepErrors(search: Search, isCurrent: (query: string) => boolean): Search {
  let latest = 0;
  return (request) => {
    const own = ++latest;
    const answer = search(request);
    const query = request.requests[0]?.query ?? '';

    const showError = (onRejected: (error: unknown) => unknown, error: unknown) => {
      try {
        onRejected(error);
      } catch {
        // DocSearch rethrows what it was given; the error screen is set by then.
      }
    };
    const keep = (onRejected: (error: unknown) => unknown) =>
      new Promise((resolve) => {
        answer.then(resolve, (error: unknown) => {
          showError(onRejected, error);
          setTimeout(() => {
            if (own === latest && isCurrent(query)) {
              showError(onRejected, error);
            }
          }, AFTER_STALLED);
        });
      });

    return {
      then: answer.then.bind(answer),
      finally: answer.finally.bind(answer),
      catch: keep,
      [Symbol.toStringTag]: 'Promise',
    } as ReturnType<Search>;
  };
}
