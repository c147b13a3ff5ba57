import {readFileSync} from 'node:fs';
import path from 'node:path';
import {products} from '../../src/data/products';
import {ROOT} from './paths';

/** A query and the pages that answer it. */
export interface JudgedQuery {
  query: string;
  /** Paths of the right pages, some with the anchor of a section, which not all engines find. */
  expect: readonly string[];
  /** The query names no product, so the same page of another product is right as well. */
  anyProduct?: boolean;
}

/** Averages over the queries, from 0 to 1. */
export interface Score {
  rightFirst: number;
  inFirstThree: number;
  meanReciprocalRank: number;
}

const PRODUCT = new RegExp(`^/docs/(?:${products.map(({id}) => id).join('|')})/`);

/** Reads a set of queries from the tests of the manual, such as `tuning`. */
export function readQueries(set: string): JudgedQuery[] {
  const file = path.join(ROOT, 'tests/fixtures/queries', `${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
}

/**
 * Scores answers by the pages that they lead to.
 * @param search gives the paths of a query's hits, best first
 */
export function scoreQueries(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly string[],
): Score {
  const ranks = queries.map((judged) => rankOf(judged, search(judged.query)));
  const mean = (value: (rank: number) => number) =>
    ranks.reduce((total, rank) => total + value(rank), 0) / ranks.length;
  return {
    rightFirst: mean((rank) => (rank === 1 ? 1 : 0)),
    inFirstThree: mean((rank) => (rank <= 3 ? 1 : 0)),
    meanReciprocalRank: mean((rank) => 1 / rank),
  };
}

/** The place of the first right path, from 1; infinity when there is none. */
function rankOf({expect, anyProduct = false}: JudgedQuery, paths: readonly string[]): number {
  const comparable = (it: string) =>
    (anyProduct ? it.replace(PRODUCT, '/docs/*/') : it).replace(/#.*/, '').replace(/(.)\/$/, '$1');
  const right = new Set(expect.map(comparable));
  const place = paths.findIndex((it) => right.has(comparable(it)));
  return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
}
