import {SearchError, type SearchClient, type SearchOutcome, type SearchRequest} from '../types';

/** Runs a search and resolves with the outcome of the newest one. Never rejects. */
type NewestSearch = (request: SearchRequest) => Promise<SearchOutcome>;

/**
 * Searches while a reader types: only the newest answer counts. Each key starts a search, and all searches
 * that wait for the index are answered by the last of them.
 * @param onOutcome is never called for a search that is older than the last one reported
 */
export function newestSearch(
  client: SearchClient,
  onOutcome: (outcome: SearchOutcome) => void,
): NewestSearch {
  let started = 0;
  let reported = 0;
  let newest: Promise<SearchOutcome>;

  return (request) => {
    started += 1;
    newest = search(request, started);
    return newest;
  };

  async function search(request: SearchRequest, id: number): Promise<SearchOutcome> {
    const report = (outcome: SearchOutcome) => {
      reported = id;
      onOutcome(outcome);
      return outcome;
    };
    const {query} = request;
    if (query.trim() === '') {
      return report({kind: 'blank'});
    }
    try {
      await client.load();
      if (id < started) {
        return await newest;
      }
      const result = await client.search(request);
      // A hosted service may answer a newer search before this one.
      return id < reported ? await newest : report({kind: 'hits', query, ...result});
    } catch (error) {
      // A newer search may have failed together with this one, or may still be running.
      return id < started
        ? await newest
        : report({kind: 'failure', query, reason: reasonOf(error)});
    }
  }
}

function reasonOf(error: unknown) {
  return error instanceof SearchError ? error.reason : 'invalid';
}
