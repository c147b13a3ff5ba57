import type {SearchClient, SearchError, SearchOutcome, SearchRequest} from '../types';
import {toModalResult, type ModalResult} from './toModalResult';

export type ModalSearch = (request: SearchRequest) => Promise<ModalResult>;

const NO_HITS: ModalResult = {hits: [], nbHits: 0};

/**
 * The search function of the modal. DocSearch 3.9.0 loses its error screen at once, because autocomplete-core
 * resets its state after a search that rejects. So DocSearch gets an empty result for failures and blank
 * queries, and the modal draws the right screen from `onOutcome`. It is never called for a search that is
 * older than the last one reported.
 */
export function modalSearch(
  client: SearchClient,
  onOutcome: (outcome: SearchOutcome) => void,
): ModalSearch {
  let started = 0;
  let reported = 0;
  let newest: Promise<ModalResult>;

  return (request) => {
    started += 1;
    newest = search(request, started);
    return newest;
  };

  async function search(request: SearchRequest, id: number): Promise<ModalResult> {
    const report = (outcome: SearchOutcome, result = NO_HITS) => {
      reported = id;
      onOutcome(outcome);
      return result;
    };
    const {query} = request;
    if (query.trim() === '') {
      return report({kind: 'blank'});
    }
    try {
      // Each key starts a search while the index is loading. Only the newest one needs an answer.
      await client.load();
      if (id < started) {
        return await newest;
      }
      const result = await client.search(request);
      // A hosted service may answer a newer search before this one.
      if (id < reported) {
        return await newest;
      }
      return report({kind: 'hits', query, ...result}, toModalResult(result, query));
    } catch (error) {
      // A newer search may have failed together with this one, or may still be running. Its outcome counts.
      if (id < started) {
        return await newest;
      }
      return report({kind: 'failure', query, reason: (error as SearchError).reason});
    }
  }
}
