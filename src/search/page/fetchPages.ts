import type {SearchClient, SearchError, SearchOutcome, SearchRequest} from '../types';
import {HITS_PER_PAGE} from '../shared/constants';

interface Request extends Omit<SearchRequest, 'limit'> {
  /** How many pages of hits, from the first one. */
  pages: number;
}

/** The hits of the first pages of a query, or why there are none. */
export async function fetchPages(
  client: SearchClient,
  {pages, ...request}: Request,
): Promise<Exclude<SearchOutcome, {kind: 'blank'}>> {
  const {query} = request;
  const limit = pages * HITS_PER_PAGE;
  try {
    const {hits, nbHits, unknown} = await client.search({...request, limit});
    // A service can count hits that it does not send.
    return {
      kind: 'hits',
      query,
      hits,
      nbHits: hits.length < limit ? hits.length : nbHits,
      unknown,
    };
  } catch (error) {
    return {kind: 'failure', query, reason: (error as SearchError).reason};
  }
}
