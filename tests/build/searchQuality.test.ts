import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type JudgedQuery, scoreQueries} from '../../scripts/scoreQueries';
import {products} from '../../src/data/products';
import {answer} from '../../src/plugins/search-index/client/answer';
import {createSearchIndex} from '../../src/plugins/search-index/client/searchIndex';
import type {SearchIndexFile} from '../../src/plugins/search-index/types';
import {BUILD_DIR} from './site';

const QUERIES = path.resolve(__dirname, '../fixtures/queries');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const index = createSearchIndex(
  readJson(path.join(BUILD_DIR, 'search-index.json')) as SearchIndexFile,
);

// `kept-aside` was written before any rule and not looked at while the rules were made.
test.each(['tuning.json', 'kept-aside.json'])('%s finds the right page', (file) => {
  const {queries, rightFirst, inFirstThree} = scoreQueries(
    readJson(path.join(QUERIES, file)) as JudgedQuery[],
    (query) => answer({query, indexName: 'manual'}, {product: null, platform: null}, index).hits,
    products.map(({id}) => id),
  );
  expect(queries.length).toBeGreaterThanOrEqual(40);
  expect(rightFirst, 'share right first').toBeGreaterThanOrEqual(0.95);
  expect(inFirstThree, 'share in the first three').toBe(1);
});

/** What a reader of a page gets first. */
function first(query: string, product: string | null, platform: 'mt4' | 'mt5' | null): string {
  const [hit] = answer({query, indexName: 'manual'}, {product, platform}, index).hits;
  return hit ? new URL(hit.url).pathname + new URL(hit.url).hash : 'nothing';
}

test.each([
  ['10027', null, null, '/docs/support/troubleshooting/error-codes#mt5-10027'],
  ['err130', null, null, '/docs/support/troubleshooting/error-codes#mt4-130'],
  ['ERR_TRADE_TOO_MANY_ORDERS', null, null, '/docs/support/troubleshooting/error-codes#mt4-148'],
  [
    'TRADE_RETCODE_MARKET_CLOSED',
    'r50',
    'mt4',
    '/docs/support/troubleshooting/error-codes#mt5-10018',
  ],
  ['Invalid S/L or T/P', null, 'mt5', '/docs/support/troubleshooting/error-codes#error-10016'],
  ["the EA won't open orders", null, null, '/docs/support/faq/setup#attached-but-not-trading'],
  ['put my robot on a chart', null, null, '/docs/support/faq/setup#attach-an-ea'],
  ['4109', null, null, '/docs/support/troubleshooting/error-codes#mt4-4109'],
  ['4014', null, null, '/docs/support/troubleshooting/error-codes#mt4-4014'],
  ['4014', 'r50', 'mt5', '/docs/support/troubleshooting/error-codes#mt5-4014'],
  ['lost connection', null, null, '/docs/support/troubleshooting/metatrader/no-connection'],
  ['market watch', null, null, '/docs/basics/#term-market-watch'],
  ['take profit', null, null, '/docs/basics/#term-take-profit'],
  ['invalid volume', null, 'mt4', '/docs/support/troubleshooting/error-codes#error-131'],
  ['attach ea mt5', 'r50', 'mt4', '/docs/r50/mt5/setup/attach_ea'],
  ['attach ea mt5', 'r400', null, '/docs/r400/mt5/setup/attach_ea'],
] as const)('%s on %s %s leads to %s', (query, product, platform, expected) => {
  expect(first(query, product, platform)).toBe(expected);
});
