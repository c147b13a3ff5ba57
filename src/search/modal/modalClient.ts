import type {SearchClient, SearchError, SearchFailure} from '../types';
import {keepErrors} from './keepErrors';
import {toModalResult} from './toModalResult';

/** How the last search of the modal ended. */
export type Outcome =
  | {kind: 'answer'; query: string; nbHits: number}
  | {kind: 'failure'; query: string; reason: SearchFailure};

/** For a query that the reader has already changed: autocomplete-core waits only for the newest one. */
const NO_ANSWER = new Promise<never>(() => undefined);

/**
 * The search of the modal: answers what the input holds, reports each outcome, and keeps the error
 * screen.
 */
export function modalSearch(
  client: SearchClient,
  onOutcome: (outcome: Outcome) => void,
): SearchClient['search'] {
  const reporting: SearchClient['search'] = async (request) => {
    const query = request.requests[0]?.query ?? '';
    try {
      // Until the index is here each key adds a request; then all but the last would delay it.
      await client.search({requests: []});
      if (currentQuery() !== query) {
        return await NO_ANSWER;
      }
      const answer = await client.search(request);
      onOutcome({kind: 'answer', query, nbHits: answer.results[0]?.nbHits ?? 0});
      return {results: answer.results.map(toModalResult)};
    } catch (error) {
      onOutcome({kind: 'failure', query, reason: (error as SearchError).reason});
      throw error;
    }
  };
  return keepErrors(reporting, (query) => currentQuery() === query);
}

/** What the input of the open modal holds. */
export function currentQuery(): string {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
}
