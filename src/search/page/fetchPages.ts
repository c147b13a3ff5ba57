import type {SearchClient, SearchError, SearchFailure, SearchHit} from '../types';
import {pageParameters} from '../client/searchParameters';

/** What the page shows for a query. */
export type Answer =
  | {kind: 'hits'; query: string; hits: SearchHit[]; nbHits: number}
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
  const requests = Array.from({length: pages}, (_, page) =>
    pageParameters({query, indexName, facetFilters, page}),
  );
  try {
    const {results} = await client.search({requests});
    const hits = results.flatMap((result) => result.hits);
    return {kind: 'hits', query, hits, nbHits: results[0]?.nbHits ?? 0};
  } catch (error) {
    return {kind: 'failure', query, reason: (error as SearchError).reason};
  }
}
