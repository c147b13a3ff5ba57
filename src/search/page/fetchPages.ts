import type {SearchClient, SearchError, SearchFailure, SearchHit} from '../types';
import {HITS_PER_PAGE} from '../shared/constants';
import {pageParameters} from '../client/searchParameters';

/** What the page shows for a query. */
export type Answer =
  | {
      kind: 'hits';
      query: string;
      hits: SearchHit[];
      nbHits: number;
      unknown?: readonly string[];
    }
  | {kind: 'failure'; query: string; reason: SearchFailure};

interface Request {
  query: string;
  indexName: string;
  facetFilters: readonly (string | readonly string[])[];
  /** How many pages of hits, from the first one. */
  pages: number;
}

/** The hits of the first pages of a query. A failure is an answer too. */
export async function fetchPages(
  client: SearchClient,
  {query, indexName, facetFilters, pages}: Request,
): Promise<Answer> {
  const hitsPerPage = pages * HITS_PER_PAGE;
  const request = pageParameters({query, indexName, facetFilters, hitsPerPage});
  try {
    const {results} = await client.search({requests: [request]});
    const {hits, nbHits, unknown} = results[0] ?? {hits: [], nbHits: 0};
    // A service can count hits that it does not send.
    const shown = hits.length < hitsPerPage ? hits.length : nbHits;
    return {kind: 'hits', query, hits, nbHits: shown, unknown};
  } catch (error) {
    return {kind: 'failure', query, reason: (error as SearchError).reason};
  }
}
