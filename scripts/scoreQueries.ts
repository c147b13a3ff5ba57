import {company} from '../src/data/company';
import {pageOf} from '../src/data/pages';
import type {SearchContext, SearchHit} from '../src/search/types';

/** A query and the places that answer it. */
export interface JudgedQuery {
  query: string;
  /** Paths without base URL. With an anchor, only that section is right; without one, the whole page is. */
  expect: readonly string[];
  why: string;
  /** Set if the query names no product. The same page of any product is then right. */
  anyProduct?: boolean;
  /** The page that the reader is on. */
  from?: string;
  /** The address at which the question was asked in public, if it was. */
  source?: string;
}

export interface QueryScore {
  query: string;
  /** Position of the first right hit, from 1; 0 if there is none. */
  rank: number;
  /** Paths of the first hits, with their anchors. */
  paths: string[];
}

export interface Score {
  /** The share of queries whose first hit is right, 0 to 1. */
  rightFirst: number;
  /** The share of queries with a right hit among the first three, 0 to 1. */
  inFirstThree: number;
  /** Mean of 1/rank. */
  meanReciprocalRank: number;
  queries: QueryScore[];
}

/** Scores the search by whether its hits lead to the right places. */
export function scoreQueries(
  queries: readonly JudgedQuery[],
  search: (query: string, from?: string) => readonly Pick<SearchHit, 'path'>[],
  productIds: readonly string[],
): Score {
  const productPath = new RegExp(`^/docs/(?:${productIds.join('|')})/`);
  const scores = queries.map(({query, expect, anyProduct = false, from}): QueryScore => {
    const comparable = (path: string) =>
      (anyProduct ? path.replace(productPath, '/docs/*/') : path).replace(/(.)\/(?=$|#)/, '$1');
    const right = new Set(expect.map(comparable));
    const paths = search(query, from).map(({path}) => `/${path.slice(company.baseUrl.length)}`);
    const isRight = (path: string) => right.has(path) || right.has(withoutAnchor(path));
    return {query, rank: paths.findIndex((path) => isRight(comparable(path))) + 1, paths};
  });
  const mean = (value: (score: QueryScore) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / Math.max(1, scores.length);
  return {
    rightFirst: mean(({rank}) => (rank === 1 ? 1 : 0)),
    inFirstThree: mean(({rank}) => (rank >= 1 && rank <= 3 ? 1 : 0)),
    meanReciprocalRank: mean(({rank}) => (rank === 0 ? 0 : 1 / rank)),
    queries: scores,
  };
}

/** The manual and platform of a reader on a page; nowhere for the home page. */
export function contextOf(from = '/'): SearchContext {
  const {product, platform} = pageOf(from);
  return {product: product?.id ?? null, platform};
}

function withoutAnchor(path: string): string {
  return path.replace(/#.*/, '');
}
