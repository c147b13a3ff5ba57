import type {SearchClient, SearchError, SearchOutcome, SearchRequest} from '../types';
import {toModalResult, type ModalResult} from './toModalResult';

export type ModalSearch = (request: SearchRequest) => Promise<ModalResult>;

const NO_HITS: ModalResult = {hits: [], nbHits: 0};

/**
 * The search of the modal. DocSearch 3.9.0 loses its error screen as soon as it has set it, because
 * autocomplete-core resets the state of a search that rejects. So DocSearch gets an empty result for a failure and
 * for a blank query, and the modal draws the right screen from `onOutcome`, which hears of no search after a newer
 * one.
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
      // Each key adds a search while the index is on its way, and only the newest need be answered.
      await client.load();
      if (id < started) {
        return await newest;
      }
      const result = await client.search(request);
      // A service may answer a newer search first.
      if (id < reported) {
        return await newest;
      }
      return report({kind: 'hits', query, ...result}, toModalResult(result, query));
    } catch (error) {
      // A newer search may have joined the attempt that failed, or begun another that is still under way.
      if (id < started) {
        return await newest;
      }
      return report({kind: 'failure', query, reason: (error as SearchError).reason});
    }
  }
}
