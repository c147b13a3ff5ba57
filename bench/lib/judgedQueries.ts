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

/** Shares of the queries, from 0 to 1. */
export interface Score {
  first: number;
  inThree: number;
}

const PRODUCT = new RegExp(`^/docs/(?:${products.map(({id}) => id).join('|')})/`);

/** Reads a set of queries from the tests of the manual, such as `tuning`. */
export function readQueries(set: string): JudgedQuery[] {
  const file = path.join(ROOT, 'tests/fixtures/queries', `${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
}

/**
 * Scores answers by the pages, or by the sections, that they lead to.
 * @param search gives the paths of a query's hits with their anchors, best first
 */
export function scoreQueries(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly string[],
  of: 'page' | 'section',
): Score {
  const ranks = queries.map((judged) => rankOf(judged, search(judged.query), of));
  const share = (last: number) => ranks.filter((rank) => rank <= last).length / ranks.length;
  return {first: share(1), inThree: share(3)};
}

/** The place of the first right path, from 1; infinity when there is none. */
function rankOf(
  {expect, anyProduct = false}: JudgedQuery,
  paths: readonly string[],
  of: 'page' | 'section',
): number {
  const withoutAnchor = (it: string) => it.replace(/#.*/, '');
  const comparable = (it: string) => {
    const path = (of === 'page' ? withoutAnchor(it) : it).replace(/(.)\/(?=$|#)/, '$1');
    return anyProduct ? path.replace(PRODUCT, '/docs/*/') : path;
  };
  const right = new Set(expect.map(comparable));
  // A right answer without an anchor accepts a hit anywhere on its page.
  const isRight = (it: string) => right.has(it) || right.has(withoutAnchor(it));
  const place = paths.findIndex((it) => isRight(comparable(it)));
  return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
}
