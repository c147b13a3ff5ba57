import type {SearchClient, SearchError, SearchFailure, SearchResult} from '../types';
import {toModalResult} from './toModalResult';

/** How the last search of the modal ended. */
export type Outcome =
  | {kind: 'blank'}
  | {kind: 'answer'; query: string; nbHits: number; unknown?: readonly string[]}
  | {kind: 'failure'; query: string; reason: SearchFailure};

type Answer = ReturnType<SearchClient['search']>;

const NO_HITS: SearchResult = {hits: [], nbHits: 0};

/**
 * The search of the modal. DocSearch 3.9.0 loses its error screen as soon as it has set it, because
 * autocomplete-core resets the state of a search that rejects. So a failure has no hits for DocSearch, nor has
 * a query of blanks, and the modal draws what is reported here.
 */
export function modalSearch(
  client: SearchClient,
  onOutcome: (outcome: Outcome) => void,
): SearchClient['search'] {
  let newest: Answer | undefined;

  return (request) => {
    const own: Answer = answer();
    newest = own;
    return own;

    async function answer(): Answer {
      const query = request.requests[0]?.query ?? '';
      if (query.trim() === '') {
        onOutcome({kind: 'blank'});
        return {results: [NO_HITS]};
      }
      try {
        // Each key adds a search while the index is on its way, and only the newest need be answered.
        await client.search({requests: []});
        if (newest && newest !== own) {
          return await newest;
        }
        const {results} = await client.search(request);
        const {nbHits, unknown} = results[0] ?? NO_HITS;
        onOutcome({kind: 'answer', query, nbHits, unknown});
        return {results: results.map(toModalResult)};
      } catch (error) {
        // A newer search may have joined the attempt that failed, or begun another that is still under way.
        if (newest && newest !== own) {
          return await newest;
        }
        onOutcome({kind: 'failure', query, reason: (error as SearchError).reason});
        return {results: [NO_HITS]};
      }
    }
  };
}

/** What the input of the open modal holds. */
export function currentQuery(): string {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
}
