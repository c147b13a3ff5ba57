import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {company} from '../src/data/company';
import {products} from '../src/data/products';
import {contextOfPath} from '../src/search/client/contextOfPath';
import {answer} from '../src/search/client/engine/answer';
import type {SearchIndex} from '../src/search/client/engine/searchIndex';

const QUERIES = path.resolve(__dirname, '../tests/fixtures/queries');

/** The questions that the search answers badly today, which `npm run search:score -- --accept` writes. */
export const MISSES_FILE = path.resolve(__dirname, '../tests/fixtures/misses.json');

const PRODUCT_PATH = new RegExp(`^/docs/(?:${products.map(({id}) => id).join('|')})/`);

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

/** How well the search answers a judged query. */
export interface QueryScore extends JudgedQuery {
  /** Position of the first right hit, from 1; 0 if there is none. */
  rank: number;
  /** Paths of the first hits, with their anchors. */
  paths: string[];
  /** The number of all hits. */
  nbHits: number;
}

/** The questions of each set that do not lead to the right place first, with their ranks. */
export type Misses = Readonly<Record<string, readonly Pick<QueryScore, 'query' | 'rank'>[]>>;

/** The names of the sets of judged queries. */
export function listSets(): string[] {
  return readdirSync(QUERIES).map((file) => path.parse(file).name);
}

/**
 * Reads the judged queries of a set.
 * @throws if there is no such set
 */
export function readSet(set: string): JudgedQuery[] {
  return JSON.parse(readFileSync(path.join(QUERIES, `${set}.json`), 'utf8')) as JudgedQuery[];
}

/** The position of the first right path, from 1; 0 if there is none. @param paths of hits, with their anchors */
export function rankOf(
  {expect, anyProduct = false}: Pick<JudgedQuery, 'expect' | 'anyProduct'>,
  paths: readonly string[],
): number {
  const comparable = (place: string) =>
    (anyProduct ? place.replace(PRODUCT_PATH, '/docs/*/') : place).replace(/(.)\/(?=$|#)/, '$1');
  const right = new Set(expect.map(comparable));
  const isRight = (place: string) => right.has(place) || right.has(place.replace(/#.*/, ''));
  return paths.findIndex((place) => isRight(comparable(place))) + 1;
}

/** Asks a judged query. */
export function scoreQuery(judged: JudgedQuery, index: SearchIndex): QueryScore {
  const {query, from = '/'} = judged;
  const {hits, nbHits} = answer({query}, contextOfPath(from), index);
  const paths = hits.map((hit) => `/${hit.path.slice(company.baseUrl.length)}`);
  return {...judged, rank: rankOf(judged, paths), paths, nbHits};
}

/**
 * Asks the queries of a set.
 * @throws if there is no such set
 */
export function scoreSet(set: string, index: SearchIndex): QueryScore[] {
  return readSet(set).map((judged) => scoreQuery(judged, index));
}

/** How badly a query is answered: 0 if the first hit is right, 1 if one of the first three is, else 2. */
export function badness(rank: number): 0 | 1 | 2 {
  return rank === 1 ? 0 : rank === 2 || rank === 3 ? 1 : 2;
}
