import type {SearchClient, SearchError, SearchFailure, SearchResult} from '../types';
import {toModalResult} from './toModalResult';

/** How the last search of the modal ended. */
export type Outcome =
  | {kind: 'blank'}
  | {kind: 'answer'; query: string; nbHits: number; unknown?: readonly string[]}
  | {kind: 'failure'; query: string; reason: SearchFailure};

type Search = SearchClient['search'];

const NO_HITS: SearchResult = {hits: [], nbHits: 0};

/**
 * The search of the modal. DocSearch 3.9.0 loses its error screen as soon as it has set it, because
 * autocomplete-core resets the state of a search that rejects. So a failure has no hits for DocSearch, nor has
 * a query of blanks, and the modal draws what is reported here. Nothing is reported of a search after a newer one.
 */
export function modalSearch(client: SearchClient, onOutcome: (outcome: Outcome) => void): Search {
  let asked = 0;
  let reported = 0;
  let newest: ReturnType<Search>;

  return (request) => {
    asked += 1;
    newest = answer(request, asked);
    return newest;
  };

  async function answer(request: Parameters<Search>[0], id: number): ReturnType<Search> {
    const report = (outcome: Outcome, results: SearchResult[] = [NO_HITS]) => {
      reported = id;
      onOutcome(outcome);
      return {results};
    };
    const query = request.requests[0]?.query ?? '';
    if (query.trim() === '') {
      return report({kind: 'blank'});
    }
    try {
      // Each key adds a search while the index is on its way, and only the newest need be answered.
      await client.search({requests: []});
      if (id < asked) {
        return await newest;
      }
      const {results} = await client.search(request);
      // A service may answer a newer search first.
      if (id < reported) {
        return await newest;
      }
      const {nbHits, unknown} = results[0] ?? NO_HITS;
      return report({kind: 'answer', query, nbHits, unknown}, results.map(toModalResult));
    } catch (error) {
      // A newer search may have joined the attempt that failed, or begun another that is still under way.
      if (id < asked) {
        return await newest;
      }
      return report({kind: 'failure', query, reason: (error as SearchError).reason});
    }
  }
}

/** What the input of the open modal holds. */
export function currentQuery(): string {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
}
